# Stół w terminalu.
cli-intro = Liczba lub słowa wykonują akcję; ? pokazuje wszystkie polecenia.
cli-you = Ty
cli-player = Gracz { $number }
cli-thinking = { $name } myśli
cli-curtain = Klawiaturę przejmuje { $name }. Naciśnij Enter, gdy patrzysz tylko ty.
cli-choose = Wybierz od 1 do { $count }.
cli-possible = To jest możliwe.
cli-taken-back = cofnięto: { $action }
cli-one-option = Jest tylko jedna możliwość.
cli-final = Wynik końcowy
cli-points = punkty
