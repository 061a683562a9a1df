# Der Tisch im Terminal.
cli-intro = Eine Zahl oder Worte führen eine Aktion aus; ? zeigt alle Befehle.
cli-you = Du
cli-player = Spieler { $number }
cli-opponent = { $level } { $number }
cli-thinking =
    { $seat-person ->
        [you] Du überlegst
       *[other] { $seat } überlegt
    }
cli-curtain = Die Tastatur geht an { $name }. Drück die Eingabetaste, wenn nur du hinsiehst.
cli-choose = Wähle eine Zahl von 1 bis { $count }.
cli-possible = Das ist möglich.
cli-no-forecast = Über diese Aktion lässt sich nichts vorhersagen.
cli-taken-back = Zurückgenommen: { $action }
cli-one-option = Es gibt nur eine Möglichkeit.
cli-saved = Gespeichert. Weiter mit: spieltisch play { $title } --load { $path }
cli-leave = Vor dem Verlassen speichern? Dateiname, oder Eingabetaste für nein:
cli-earlier = { $count ->
    [one] … 1 frühere Zeile (l zeigt alle)
   *[other] … { $count } frühere Zeilen (l zeigt alle)
}
cli-final = Endstand
cli-points = Punkte
cli-help-number = diese Aktion ausführen
cli-help-words = die Aktion mit diesen Worten ausführen; eindeutige Anfänge genügen
cli-help-why = warum das nicht geht
cli-help-forecast = was eine Aktion ändern würde
cli-help-undo = die letzte eigene Aktion zurücknehmen
cli-help-hint = die drei besten Aktionen mit Begründung zeigen
cli-help-ask = eine Frage stellen, beantwortet mit Gründen
cli-help-table = den Tisch noch einmal zeigen
cli-help-log = den ganzen Verlauf zeigen
cli-help-save = das Spiel speichern
cli-help-quit = verlassen (fragt nach dem Speichern)
