const fields = {
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  contractPeriods: 'Stunden pro Woche laut Vertrag',
  color: 'Farbe',
  structure: 'Stundenraster',
  classroom: 'Raum',
  homeRoom: 'Stammraum',
  building: 'Gebäude',
  shortName: 'Kürzel',
  groups: 'Klassen',
  teachers: 'Lehrkräfte',
  lessons: 'Unterrichtsstunden pro Woche',
  length: 'Länge einer Unterrichtsstunde in Stunden',
};

const faults = {
  'too-large': 'Die Tabelle ist zu groß: Höchstens {{max}} MB werden gelesen.',
  'too-many-rows':
    'Die Tabelle hat {{count, number}} Zeilen, und höchstens {{max, number}} werden auf einmal gelesen. Importieren Sie sie in Teilen.',
  'too-many-columns':
    'Die Tabelle hat {{count, number}} Spalten, und höchstens {{max, number}} werden gelesen. Lassen Sie nicht benötigte weg.',
  'stray-cell':
    'Das Blatt reicht bis zur Zelle {{cell}}, weit über jede Tabelle hinaus. Löschen Sie die leeren Zeilen und Spalten hinter Ihrer Tabelle, speichern Sie sie und versuchen Sie es noch einmal.',
  empty: 'Die Tabelle ist leer. Fügen Sie mindestens eine Zeile ein.',
  'unclosed-quote':
    'Ein Anführungszeichen in Zeile {{row}} wird nicht geschlossen, deshalb können die Zeilen danach nicht gelesen werden.',
  'not-a-table':
    'Das ist weder Text noch eine Excel-Arbeitsmappe. Speichern Sie Ihre Tabelle als CSV oder .xlsx und versuchen Sie es noch einmal.',
  'old-excel':
    'Diese Arbeitsmappe stammt aus einer alten Excel-Version. Speichern Sie sie als .xlsx oder CSV und versuchen Sie es noch einmal.',
  'broken-workbook':
    'Die Arbeitsmappe kann nicht gelesen werden. Öffnen Sie sie in Ihrer Tabellenkalkulation, speichern Sie sie neu als .xlsx oder CSV und versuchen Sie es noch einmal.',
};

const wrong = {
  'name-missing': 'Der Name fehlt.',
  'name-too-long': 'Der Name ist länger als {{max}} Zeichen.',
  'name-ambiguous': 'Mehrere heißen „{{name}}“. Benennen Sie zuerst alle bis auf einen um.',
  repeated: 'Die Zeile ist ein Duplikat von Zeile {{row}}.',
  'class-unknown': 'Es gibt keine Klasse „{{value}}“.',
  'teacher-unknown': 'Es gibt keine Lehrkraft „{{value}}“.',
  'too-many-lessons':
    '{{value, number}} Unterrichtsstunden sind mehr als die {{max, number}}, die importiert werden können.',
  nobody: 'Wählen Sie eine Klasse oder eine Lehrkraft aus.',
  'several-structures':
    'Ein Fach kann nur zu Klassen desselben Stundenrasters gehören, aber {{classes}} sind nicht im selben Stundenraster.',
  'subject-ambiguous': 'Mehrere Fächer heißen „{{name}}“. Geben Sie die Klassen und Lehrkräfte an.',
};

const ignored = {
  'email-invalid':
    'E-Mail nicht übernommen: „{{value}}“ ist keine E-Mail-Adresse. Korrigieren Sie sie in Ihrer Tabelle oder später im Formular.',
  'short-name-too-long':
    'Kürzel nicht übernommen: „{{value}}“ ist länger als {{max}} Zeichen. Geben Sie ein kürzeres ein.',
  'contract-not-a-number':
    'Stunden laut Vertrag nicht übernommen: „{{value}}“ ist keine Zahl von 0 bis {{max}} mit höchstens zwei Nachkommastellen.',
  'color-unknown':
    'Farbe nicht übernommen: „{{value}}“ ist keine Farbe. Verwenden Sie einen Namen wie Blau oder einen Code wie #3b6fe0.',
  'building-too-long': 'Gebäude nicht übernommen: „{{value}}…“ ist länger als {{max}} Zeichen.',
  'structure-unknown': 'Stundenraster nicht übernommen: „{{value}}“ gibt es nicht.',
  'structure-ambiguous': 'Stundenraster nicht übernommen: Mehrere heißen „{{value}}“.',
  'structure-fixed':
    'Das Stundenraster bleibt; es ist nicht „{{value}}“. Ändern Sie das auf der Karte der Klasse.',
  'structure-mismatch': 'Es gilt das Stundenraster der Klassen, das nicht „{{value}}“ ist.',
  'room-unknown': 'Raum nicht übernommen: „{{value}}“ gibt es nicht.',
  'room-ambiguous': 'Raum nicht übernommen: Mehrere heißen „{{value}}“. Wählen Sie einen im Formular.',
  'room-too-long': 'Raum nicht übernommen: „{{value}}…“ ist länger als {{max}} Zeichen.',
  'rooms-left': 'Nur der erste von „{{value}}“ wird Stammraum: Eine Klasse hat einen.',
  'lessons-not-a-number':
    'Unterrichtsstunden nicht übernommen: „{{value}}“ ist keine ganze Zahl. Tragen Sie sie in der Matrix ein.',
  'too-many-in-cell':
    'Unterrichtsstunden nicht übernommen: {{value}} sind mehr als die {{max}}, die importiert werden können.',
  'length-not-a-number':
    'Länge nicht übernommen: „{{value}}“ ist keine Länge. Verwenden Sie eine Anzahl von Stunden oder mehrere wie in 1, 1, 2.',
  'length-too-long':
    'Länge nicht übernommen: Eine Unterrichtsstunde von {{value}} Stunden ist länger als der Tag, der {{max}} hat.',
  'lengths-disagree':
    'Längen nicht übernommen: Es sind {{lengths}}, und sie ergeben zusammen nicht {{count, number}} Unterrichtsstunden.',
};

const notes = {
  'short-name-cut': 'Das Kürzel wird zu „{{value}}“.',
  'for-each-class_one': 'Für {{count, number}} Klasse',
  'for-each-class_other': 'Für jede von {{count, number}} Klassen',
  'with-lessons_one': '{{count, number}} Unterrichtsstunde',
  'with-lessons_other': '{{count, number}} Unterrichtsstunden',
  'no-lessons': '{{name}} hat keine Unterrichtsstunden und erscheint deshalb nicht im Stundenplan',
  'duplicate-name': '{{name}} gibt es für diese Klasse schon',
  'lessons-added_one': '{{count, number}} Unterrichtsstunde hinzugefügt',
  'lessons-added_other': '{{count, number}} Unterrichtsstunden hinzugefügt',
  'lessons-removed_one': '{{count, number}} Unterrichtsstunde entfernt',
  'lessons-removed_other': '{{count, number}} Unterrichtsstunden entfernt',
  'moves-to-staging_one': '{{count, number}} Unterrichtsstunde kommt in die Ablage',
  'moves-to-staging_other': '{{count, number}} Unterrichtsstunden kommen in die Ablage',
};

export const tableImport = {
  open: 'Importieren',
  title: 'Tabelle importieren',
  of: 'Inhalt der Tabelle',
  kind: { teachers: 'Lehrkräfte', groups: 'Klassen', classrooms: 'Räume', subjects: 'Fächer' },
  steps: 'Schritte',
  step: { source: 'Tabelle', columns: 'Spalten', preview: 'Vorschau' },
  paste: 'Zeilen aus Ihrer Tabellenkalkulation einfügen',
  pasteHint: {
    teachers: 'Eine Lehrkraft pro Zeile, zum Beispiel: Name, Kürzel, E-Mail.',
    groups: 'Eine Klasse pro Zeile, zum Beispiel: Klasse, Stammraum.',
    classrooms: 'Ein Raum pro Zeile, zum Beispiel: Raum, Gebäude.',
    subjects:
      'Ein Fach pro Zeile, zum Beispiel: Fach, Klassen, Lehrkräfte, Unterrichtsstunden pro Woche, Länge. Trennen Sie mehrere Klassen oder Lehrkräfte durch Kommas.',
  },
  pastePlaceholder: {
    teachers: 'Name\tKürzel\tE-Mail\nAda Hügel\tAH\tada@schule.example',
    groups: 'Klasse\tStammraum\n9A\tRaum 12\n9B\tRaum 14',
    classrooms: 'Raum\tGebäude\nLabor 1\tHauptgebäude',
    subjects: 'Fach\tKlassen\tLehrkräfte\tUnterrichtsstunden pro Woche\nMathematik\t9A\tAda Hügel\t4',
  },
  orDrop: 'oder Datei hier ablegen',
  choose: 'Datei auswählen',
  accepted: 'CSV oder Excel (.xlsx), bis 10 MB und 5.000 Zeilen',
  continue: 'Weiter',
  back: 'Zurück',
  reading: 'Die Tabelle wird gelesen …',
  broken:
    'Die Tabelle konnte nicht gelesen werden. Versuchen Sie es noch einmal oder speichern Sie sie zuerst als CSV.',
  faults,
  from: 'Aus {{name}}',
  sheet: 'Blatt',
  header: 'Namen der Spalten',
  headerRow: 'Zeile {{row}}: {{names}}',
  noHeader: 'In keiner Zeile: Alle Zeilen werden importiert',
  rowsAbove_one: '{{count, number}} Zeile darüber wird nicht importiert.',
  rowsAbove_other: '{{count, number}} Zeilen darüber werden nicht importiert.',
  notRecognised_one:
    '{{count, number}} Spalte wird nicht erkannt: {{names}}. Wählen Sie unten ihren Inhalt, oder lassen Sie sie weg.',
  notRecognised_other:
    '{{count, number}} Spalten werden nicht erkannt: {{names}}. Wählen Sie unten ihren Inhalt, oder lassen Sie sie weg.',
  quoted: '„{{name}}“',
  roomsAreOff: '„{{name}}“ wird nicht importiert: Räume sind für diese Schule ausgeschaltet.',
  roomListIsOff:
    'Räume sind für diese Schule ausgeschaltet: Die dieser Tabelle werden gespeichert, aber keine Stunde bekommt einen.',
  roomsOfTeachers:
    '„{{name}}“ wird nicht importiert: Räume werden bei Klassen und Fächern angegeben, nicht bei Lehrkräften.',
  switchRoomsOn: 'Räume einschalten',
  columnsHint: 'Wählen Sie, was jede Spalte enthält. Weggelassene Spalten werden nicht importiert.',
  column: 'Spalte {{number}}',
  leaveOut: 'Weglassen',
  means: 'Inhalt von {{column}}',
  values: 'Werte',
  noValues: 'keine Werte',
  needsName: 'Wählen Sie die Spalte mit dem Namen.',
  rows_one: '{{count, number}} Zeile',
  rows_other: '{{count, number}} Zeilen',
  fields,
  outcome: { add: 'Neu', update: 'Geändert', same: 'Unverändert', wrong: 'Weggelassen' },
  all: 'Alle',
  show: 'Zeilen anzeigen',
  row: 'Zeile',
  item: 'Name',
  groups: 'Klassen',
  teachers: 'Lehrkräfte',
  what: 'Ergebnis',
  changes: 'Ändert: {{fields}}',
  unnamed: '(ohne Namen)',
  wrong,
  ignored,
  notes,
  wrongCount_one: '{{count, number}} Zeile hat einen Fehler und wird weggelassen.',
  wrongCount_other: '{{count, number}} Zeilen haben Fehler und werden weggelassen.',
  ignoredCount_one: '{{count, number}} Wert wird nicht übernommen.',
  ignoredCount_other: '{{count, number}} Werte werden nicht übernommen.',
  withoutValue: 'Wert nicht übernommen',
  report: 'Bericht des Imports',
  reportHint:
    'Die Nummern der Zeilen sind die Ihrer Tabelle. Sie können sie korrigieren und noch einmal importieren.',
  alike: {
    title_one: '{{count, number}} Lehrkraft ist vielleicht in anderer Schreibweise bekannt',
    title_other: '{{count, number}} Lehrkräfte sind vielleicht in anderer Schreibweise bekannt',
    name: '„{{name}}“ ist',
    choose: 'Wählen Sie, wer gemeint ist',
    same: '{{name}} (dieselbe Person)',
    own: 'eine andere Person: neu hinzufügen',
    open_one: 'Wählen Sie, wer mit {{count, number}} Namen gemeint ist.',
    open_other: 'Wählen Sie, wer mit {{count, number}} Namen gemeint ist.',
  },
  commas: {
    title_one: 'Ist „{{name}}“ eine Lehrkraft oder sind es zwei?',
    title_other: 'Stehen {{count, number}} Namen wie „{{name}}“ für je eine Lehrkraft oder für zwei?',
    one: 'Eine: Nachname, Vorname',
    two: 'Zwei Lehrkräfte',
  },
  nothing: 'Alles in dieser Tabelle ist schon in Ihrer Schule.',
  nothingRight:
    'Keine Zeile dieser Tabelle kann importiert werden. Korrigieren Sie sie oder gehen Sie zurück und ändern Sie die Spalten.',
  keeps:
    'Leere Felder der Tabelle ändern nichts. Elemente, die nicht in der Tabelle stehen, bleiben, wie sie sind.',
  joining_one: '{{count, number}} Zeile nennt mehrere Klassen',
  joining_other: '{{count, number}} Zeilen nennen mehrere Klassen',
  missing: 'Fehlende Elemente hinzufügen',
  missingOf: {
    groups_one: '{{count, number}} Klasse: {{names}}',
    groups_other: '{{count, number}} Klassen: {{names}}',
    teachers_one: '{{count, number}} Lehrkraft: {{names}}',
    teachers_other: '{{count, number}} Lehrkräfte: {{names}}',
    classrooms_one: '{{count, number}} Raum: {{names}}',
    classrooms_other: '{{count, number}} Räume: {{names}}',
  },
  andMore: '{{names}} und {{count, number}} weitere',
  confirm_one: '{{count, number}} Zeile importieren',
  confirm_other: '{{count, number}} Zeilen importieren',
  done: '{{added}} hinzugefügt, {{updated}} geändert',
  changedMeanwhile: 'Ihre Schule hat sich inzwischen geändert. Prüfen Sie die Vorschau noch einmal.',
};
