export const cli = {
  internalError: 'interner Fehler: {{error}}',
  noCommand: 'Kein Befehl angegeben. Die Befehle sind {{commands}}. Siehe bellgrid --help.',
  unknownCommand: 'Es gibt keinen Befehl „{{name}}“. Die Befehle sind {{commands}}. Siehe bellgrid --help.',
  unknownLanguage: 'Es gibt keine Sprache „{{name}}“. Die Sprachen sind {{languages}}.',
  notBuilt: 'Der Server ist noch nicht gebaut: Führen Sie in seinem Ordner npm run build aus.',
  arguments: {
    expected: 'Erwartet wird {{expected}}, angegeben ist {{got}}. Siehe bellgrid --help.',
    expectedOnly: 'Erwartet wird nur {{expected}}, angegeben ist {{got}}. Siehe bellgrid --help.',
    nothing: 'nichts',
    notANumber: '--{{name}} muss eine ganze Zahl von {{min}} bis {{max}} sein, nicht „{{given}}“.',
    unknownOption: 'Unbekannte Option „{{option}}“. Siehe bellgrid --help.',
    missingValue: 'Die Option „{{option}}“ braucht einen Wert. Siehe bellgrid --help.',
    noValue: 'Die Option „{{option}}“ hat keinen Wert. Siehe bellgrid --help.',
    stepsOrThreads:
      '--steps wiederholt einen Lauf genau, was mehrere --threads nicht können. Geben Sie eines von beiden an.',
    stepsOrSeconds: '--steps richtet sich nicht nach der Uhr. Geben Sie entweder --steps oder --seconds an.',
    until: '--until muss full, plateau oder limit sein, nicht „{{given}}“.',
  },
  record: {
    written: 'Die Aufzeichnung dieses Laufs steht in {{path}}: Mit --record wiederholt sie den Lauf.',
    unreadable: '{{path}}: Das ist keine Aufzeichnung eines Laufs.',
    otherSchool:
      '{{path}}: Das ist die Aufzeichnung eines Laufs einer anderen Schule, die Schule wurde seither geändert, oder Version {{version}}, von der die Aufzeichnung stammt, speicherte Schulen in anderer Form.',
    threads: '{{path}}: Der Lauf hatte mehrere Threads und lässt sich nicht genau wiederholen.',
    noSteps: '{{path}}: Der Lauf endete, bevor seine Suche begann.',
    ruled:
      '{{path}} sagt, wie der Lauf wiederholt wird: Lassen Sie --until, --seconds, --seed, --threads und --steps weg.',
    same: 'Das Ergebnis ist das der Aufzeichnung.',
    different: 'Das Ergebnis ist nicht das der Aufzeichnung, die von Version {{version}} stammt.',
  },
  file: {
    ENOENT: '{{path}}: Diese Datei gibt es nicht.',
    EACCES: '{{path}}: Keine Berechtigung.',
    EPERM: '{{path}}: Keine Berechtigung.',
    EISDIR: '{{path}}: Das ist ein Ordner, keine Datei.',
    ENOTDIR: '{{path}}: Ein Teil des Pfads ist kein Ordner.',
    ENOSPC: '{{path}}: Der Datenträger ist voll.',
    EROFS: '{{path}}: Der Datenträger ist schreibgeschützt.',
    ENAMETOOLONG: '{{path}}: Der Name ist zu lang.',
    ELOOP: '{{path}}: Die Verknüpfungen führen im Kreis.',
    other: '{{path}}: Die Datei kann nicht verwendet werden ({{code}}).',
    unreadable: '{{path}}: Die Datei kann nicht gelesen werden.',
    more_one: '… und {{count, number}} weiteres.',
    more_other: '… und {{count, number}} weitere.',
    unknownFormat:
      '{{path}}: Das eigene Format wird in .json- oder .wlz-Dateien geschrieben, das von FET in .fet-Dateien.',
    noFolder: '{{path}}: Den Ordner gibt es nicht.',
    cannotCreate: '{{path}}: Dort kann keine Datei angelegt werden.',
    written: 'Geschrieben nach {{path}}.',
    notPossible: '{{path}}: {{fault}}',
    nothingWritten: 'Nichts wurde geschrieben.',
  },
  import: {
    carried: 'Importiert: {{entries}}.',
    entry: '{{name}} {{count, number}}',
    placements: 'Schon eingeplante Unterrichtsstunden: {{count, number}}.',
    changed: 'Geändert: {{name}} × {{count, number}}: {{reason}}.',
    notCarried: 'Nicht übernommen: {{name}} × {{count, number}}: {{reason}}.',
    warning: 'Warnung: {{warning}}',
    notWritten: 'Nicht geschrieben: {{name}} × {{count, number}}: {{reason}}.',
  },
  export: {
    noOutput: 'Geben Sie an, wohin die Datei geschrieben wird: -o ZIEL.',
    oneOf: '--{{option}} muss eines von {{values}} sein, nicht „{{given}}“.',
    nothing: 'Es gibt nichts zu exportieren: Die Schule hat nichts von dieser Art.',
    unknownName: '„{{name}}“ gibt es unter {{view}} der Schule nicht.',
    noYear: 'Ein Kalender braucht die Daten der Schule: Geben Sie zuerst in der Anwendung das Schuljahr ein.',
    missing: 'Diese Zeichen hat keine Schrift, sie fehlen in der Datei: {{characters}}',
    leftOut_one: '{{count, number}} Lehrkraft oder Raum ist ohne Unterricht und entfällt. Mit --empty dabei.',
    leftOut_other:
      '{{count, number}} Lehrkräfte oder Räume sind ohne Unterricht und entfallen. Mit --empty dabei.',
    tinyLetters: {
      a2: 'Der Text ist auf dem Papier sehr klein: Buchstaben von {{size, number(maximumFractionDigits: 1)}} Punkt, {{height, number(maximumFractionDigits: 1)}} mm hoch. Auf größerem Papier liest er sich besser: --paper a2.',
      a3: 'Der Text ist auf dem Papier sehr klein: Buchstaben von {{size, number(maximumFractionDigits: 1)}} Punkt, {{height, number(maximumFractionDigits: 1)}} mm hoch. Auf größerem Papier liest er sich besser: --paper a3 oder a2.',
      landscape:
        'Der Text ist auf dem Papier sehr klein: Buchstaben von {{size, number(maximumFractionDigits: 1)}} Punkt, {{height, number(maximumFractionDigits: 1)}} mm hoch. Mit --orientation landscape liest er sich vielleicht besser.',
      portrait:
        'Der Text ist auf dem Papier sehr klein: Buchstaben von {{size, number(maximumFractionDigits: 1)}} Punkt, {{height, number(maximumFractionDigits: 1)}} mm hoch. Mit --orientation portrait liest er sich vielleicht besser.',
    },
    progress: '{{bar}} {{percent}} %',
    cancelled: 'Der Export wurde abgebrochen.',
    trackView: '--track wählt unter den Teilgruppen geteilter Klassen: Geben Sie auch --view division an.',
    noDivisions: 'Keine Klasse der Schule hat Teilungen.',
    undivided_one: 'Diese Klasse hat keine Teilungen: {{names}}.',
    undivided_other: 'Diese Klassen haben keine Teilungen: {{names}}.',
    unknownTrack: 'Die Teilgruppe „{{name}}“ gibt es in den Teilungen dieser Klassen nicht.',
    oneTrack:
      'Nennen Sie mit --track genau eine Teilgruppe der Teilung „{{division}}“ von {{name}}: {{tracks}}.',
  },
  help: `Aufruf: bellgrid <Befehl> [Optionen]

  bellgrid solve DATEI    Einen Stundenplan erzeugen.
    --until full|plateau|limit   Wann aufgehört wird: sobald jede Unterrichtsstunde eingeplant ist,
                                 wenn sich das Ergebnis nicht mehr verbessert (Standard) oder am
                                 Zeitlimit.
    --seconds N                  Zeitlimit der Suche in Sekunden (Standard 60).
    --seed N                     Startwert der Suche (Standard 1).
    --threads N                  Threads der Suche (Standard 1).
    --steps N                    Nach N Schritten der Suche aufhören, unabhängig von der Zeit: Mit
                                 demselben Startwert entsteht derselbe Stundenplan. Nicht mit
                                 --seconds, --threads.
    --record DATEI               Den Verlauf nach DATEI schreiben (.json). Gibt es DATEI schon, den
                                 Lauf, den sie aufzeichnet, Schritt für Schritt wiederholen.
    -o, --out ZIEL               Die Schule mit ihrem Stundenplan nach ZIEL schreiben (.json, .wlz
                                 oder .fet).
  bellgrid check DATEI    Suchen, was einen Stundenplan unmöglich macht und was helfen würde.
    --seconds N                  Umfang in Sekunden gezählter Arbeit (Standard 5).
    --details                    Mit solve und check: auch auflisten, was ein Satz zusammenfasst.
  bellgrid verify DATEI   Den Stundenplan in der Datei gegen jede Regel prüfen.
  bellgrid convert DATEI ZIEL
                          DATEI im eigenen Format (.json oder .wlz) oder für FET (.fet) schreiben.
  bellgrid export DATEI   Den Stundenplan in DATEI für Menschen oder Programme schreiben.
    --format pdf|xlsx|html|ics|csv|json   Sonst nach der Endung von ZIEL.
    --view NAME                  classes (Standard), teachers, classrooms, division, day oder global.
    --for NAME                   Mehrfach möglich. Nur diese Klassen, Lehrkräfte, Räume oder Tage.
    --empty                      Auch Lehrkräfte und Räume ohne Unterricht.
    --track NAME                 Mit der Ansicht division: diese Teilgruppe, eine je Teilung einer
                                 Klasse. Mehrfach möglich. Sonst alle Kombinationen.
    --paper a4|letter|a3|a2      A3 und A2 sind für die Ansicht global.
    --orientation portrait|landscape
    -o, --out ZIEL               Die Datei, die geschrieben wird.
  bellgrid admin VERB …   Den Server in DATA_DIR oder unter DATABASE_URL ohne Browser verwalten:
                          Administratoren, Lizenzen, Freigaben, Stundenraster, Sperren,
                          Ankündigungen, Wartung. Ohne VERB werden alle aufgezählt.
  bellgrid backup DATEI   Die Datenbank in DATA_DIR in DATEI sichern, während der Server läuft.
  bellgrid restore DATEI  Eine Sicherung an die Stelle der Datenbank in DATA_DIR setzen.
  bellgrid worker         Planungen der Server an DATABASE_URL ausführen (docs/deploy.md).

  --json                  Ein JSON-Objekt statt Text ausgeben.
  --lang en|de            Sprache des Textes; sonst die von LC_ALL, LC_MESSAGES oder LANG.
  -h, --help              Diese Hilfe zeigen.
  -v, --version           Die Version zeigen.

DATEI ist eine .fet-Datei von FET oder eine eigene .json- oder .wlz-Datei.
Exit-Codes: 0 fertig, 1 kein Stundenplan gefunden oder Regeln verletzt, 2 falsche Eingabe,
3 eine Prüfung, die nichts entschieden hat.
`,
};
