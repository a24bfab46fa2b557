# House rules: a set-up that was given a name.

web-house-about = Сохрани настройки выше под названием. Ими можно поделиться по ссылке или сделать их настройками по умолчанию.
web-house-brought = По ссылке пришли правила «{ $name }». Они выбраны выше; сохрани их здесь, если хочешь.
web-house-name = Название правил
web-house-keep = Сохранить эти правила
web-house-change = Заменить на эти правила
web-house-usual = по умолчанию
web-house-forget = Забыть «{ $name }»
web-house-full = На этом устройстве больше нельзя сохранить правила.
