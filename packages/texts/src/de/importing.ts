export const importing = {
  title: 'Datei importieren',
  drop: 'Datei hier ablegen',
  choose: 'Datei auswählen',
  accepted: 'Eine aus Bellgrid exportierte Schule ({{own}}) oder eine FET-Datei ({{fet}}), bis {{max}} MB',
  reading: '{{name}} wird gelesen …',
  readingHint: 'Große Schulen brauchen einige Sekunden. Noch wird nichts geändert.',
  errorTitle: 'Fehler beim Import',
  errorIn: 'in {{name}}',
  errorWhere: 'Zeile {{line}}',
  errorTry:
    'Nichts wurde geändert. Korrigieren Sie die Datei oder exportieren Sie sie neu aus ihrem Programm und versuchen Sie es dann noch einmal.',
  errorMore_one: 'und {{count, number}} weiteres Problem',
  errorMore_other: 'und {{count, number}} weitere Probleme',
  unreadable: 'Die Datei konnte nicht gelesen werden: {{reason}}',
  another: 'Andere Datei auswählen',
  use: 'Diese Schule verwenden',
  uploaded: 'Datei erfolgreich hochgeladen',
  replaces: 'Sie ersetzt Ihre aktuelle Schule. Sie können das rückgängig machen.',
  format: { bellgrid: 'Bellgrid-Schule', fet: 'FET-Datei' },
  placements_zero: 'Noch ist keine Unterrichtsstunde eingeplant.',
  placements_one: '{{count, number}} Unterrichtsstunde ist schon eingeplant.',
  placements_other: '{{count, number}} Unterrichtsstunden sind schon eingeplant.',
  carried: 'Wird übernommen',
  rules: 'Regeln',
  ownRules_zero:
    'Die Startseite wird keine Regel zählen: Kalender und die Verteilung der Unterrichtsstunden zählen zu ihren Lehrkräften, Klassen, Räumen und Fächern.',
  ownRules_one:
    'Die Startseite wird {{count, number}} Regel zählen: Aus einer der Datei können mehrere werden, und Kalender und die Verteilung der Unterrichtsstunden zählen zu ihren Lehrkräften, Klassen, Räumen und Fächern.',
  ownRules_other:
    'Die Startseite wird {{count, number}} Regeln zählen: Aus einer der Datei können mehrere werden, und Kalender und die Verteilung der Unterrichtsstunden zählen zu ihren Lehrkräften, Klassen, Räumen und Fächern.',
  approximated: 'Wird mit Änderungen übernommen',
  notCarried: 'Wird nicht übernommen',
  everything: 'Alles aus der Datei wird übernommen.',
  noGapRule: {
    both: 'Keine Regel zu Freistunden von Klassen oder Lehrkräften wird übernommen: Stundenpläne nur nach den übernommenen Regeln haben viele.',
    classes:
      'Keine Regel zu Freistunden von Klassen wird übernommen: Stundenpläne nur nach den übernommenen Regeln haben viele.',
    teachers:
      'Keine Regel zu Freistunden von Lehrkräften wird übernommen: Stundenpläne nur nach den übernommenen Regeln haben viele.',
  },
  roomsAreOff_one: 'Die Datei hat {{count, number}} Raum, aber Räume sind in ihr ausgeschaltet.',
  roomsAreOff_other: 'Die Datei hat {{count, number}} Räume, aber Räume sind in ihr ausgeschaltet.',
  switchRoomsOn: 'Räume einschalten',
  switchRoomsOnHint: 'Stunden bekommen dann Räume, und kein Raum wird zur selben Zeit doppelt belegt.',
  usualRules: 'Auch die üblichen Regeln von Schulen hinzufügen',
  usualRulesHint:
    'Keine Freistunden und ein früher Beginn für Klassen, wenige für Lehrkräfte und andere, als Wünsche. Ohne sie behält die Schule genau, was ihre Datei sagt.',
  warnings_one: '{{count, number}} Warnung',
  warnings_other: '{{count, number}} Warnungen',
  count: '{{count, number}}×',
  stopBody: 'Sie arbeitet an Ihrer aktuellen Schule. Der Import einer anderen hält sie an.',
};
