# A party at home: codes said aloud, the television, coming back on another device, one device for everybody.

web-code-label = Код
web-code-about = Четыре буквы: их скажут вслух или покажут на телевизоре. Подойдёт и ссылка из приглашения.
web-code-go = К столу
web-code-wrong = Сейчас по этому коду нельзя сесть ни за один стол.
web-far = Стол на { $host }
web-far-about = Ты играешь на { $host }, но доска, правила и проверка каждого броска — с { $here }. Другой сервер не может их изменить.
web-far-unreached = { $host } не отвечает. Страница по https не может обратиться к серверу по простому http.
web-code-say = Или открой { $address } и введи этот код:
web-tv = Показать на телевизоре
web-claim-who = Ты уже играешь на другом устройстве?
web-claim-me = Я { $name }
web-claim-waiting = Хозяин должен подтвердить, что ты { $name }. На этом устройстве число { $number }.
web-claim-other = Кто-то другой уже просит это место.
web-claim-no = Никто не согласился. Можно спросить ещё раз.
web-claim-asked = На другом устройстве кто-то говорит: я { $name }. На устройстве число { $number }.
web-claim-allow = Впустить: { $name }
web-claim-decline = Нет
web-around = Устройство лежит на столе: доска…
web-around-fixed = остаётся как есть
web-around-mirrored = смотрит на обе стороны
web-around-turned = поворачивается к тому, кто играет
web-apart = Показывать только моё место, крупнее (остальное — на телевизоре)
web-thinks-here = на этом устройстве
