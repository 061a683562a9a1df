# Stół w terminalu.
cli-intro = Liczba lub słowa wykonują akcję; ? pokazuje wszystkie polecenia.
cli-you = Ty
cli-player = Gracz { $number }
cli-opponent = { $level } { $number }
cli-thinking =
    { $seat-person ->
        [you] Myślisz
       *[other] { $seat } myśli
    }
cli-curtain = Klawiaturę przejmuje { $name }. Naciśnij Enter, gdy patrzysz tylko ty.
cli-choose = Wybierz liczbę od 1 do { $count }.
cli-possible = To jest możliwe.
cli-no-forecast = O tym działaniu nie da się nic przewidzieć.
cli-taken-back = Cofnięto: { $action }
cli-one-option = Jest tylko jedna możliwość.
cli-saved = Zapisano. Dalej: spieltisch play { $title } --load { $path }
cli-leave = Zapisać przed wyjściem? Nazwa pliku albo Enter, jeśli nie:
cli-earlier = { $count ->
    [one] … jeden wcześniejszy wiersz (l pokazuje wszystkie)
    [few] … { $count } wcześniejsze wiersze (l pokazuje wszystkie)
   *[many] … { $count } wcześniejszych wierszy (l pokazuje wszystkie)
}
cli-final = Wynik końcowy
cli-points = punkty
cli-help-number = wykonaj to działanie
cli-help-words = wykonaj działanie tymi słowami; wystarczą jednoznaczne początki
cli-help-why = dlaczego to niemożliwe
cli-help-forecast = co zmieniłoby działanie
cli-help-undo = cofnij swoje ostatnie działanie
cli-help-hint = trzy najlepsze działania, z powodami
cli-help-ask = pytanie o wartość i jej przyczyny
cli-help-table = pokaż stół jeszcze raz
cli-help-log = cała kronika
cli-help-save = zapisz grę
cli-help-quit = wyjdź (z propozycją zapisu)
