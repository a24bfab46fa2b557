# House rules: a set-up that was given a name.

web-house-about = Дай название тому, что выбрано выше: оно останется на этом устройстве, им можно поделиться по ссылке, и с него может начинаться каждый новый стол.
web-house-brought = По ссылке пришли правила «{ $name }». Они выбраны выше; сохрани их здесь, если хочешь.
web-house-name = Название правил
web-house-keep = Сохранить эти правила
web-house-change = Заменить на эти правила
web-house-usual = начинать с них
web-house-forget = Забыть «{ $name }»
web-house-full = На этом устройстве больше не сохранить.
