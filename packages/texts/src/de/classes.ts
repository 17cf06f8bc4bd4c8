export const classes = {
  title: 'Klassen',
  subjects: 'Fächer',
  subjectsPlaceholder: 'Fächer auswählen',
  noSubjects: 'Noch keine Fächer',
  noSubjectsToChoose: 'In diesem Stundenraster gibt es noch keine Fächer.',
  needed_one: '{{count, number}} Stunde je Schüler/in',
  needed_other: '{{count, number}} Stunden je Schüler/in',
  load: '{{needed, number}} von {{available, number}} Stunden je Schüler/in',
  loadHint:
    'Stunden, die der Unterricht einer Schülerin oder eines Schülers pro Zyklus braucht, und verfügbare Stunden',
  loadOfTracks:
    'Stunden, die der Unterricht einer Schülerin oder eines Schülers pro Zyklus braucht, und verfügbare Stunden. Der Unterricht aller Teilgruppen umfasst {{all, number}} Stunden.',
  overloaded: 'Braucht mehr Stunden, als verfügbar sind',
  notEnough: 'Die folgenden Klassen haben nicht genug verfügbare Stunden für ihren gesamten Unterricht:',
  notEnoughTime: 'Warnung: Die Zeit reicht möglicherweise nicht für alle Fächer.',
  homeRoom: 'Stammraum',
  homeRoomHint: 'Hier findet der Unterricht statt, den nur diese Klasse hat und der keinen anderen Raum hat.',
  noHomeRoom: 'Keiner',
  structure: 'Stundenraster',
  editCalendar: 'Verfügbarkeit der Klasse bearbeiten',
  calendarOf: 'Verfügbarkeit von {{name}}',
  duplicate: {
    title: '{{name}} duplizieren',
    name: 'Name der neuen Klasse',
    subjects: '{{subjects}} mit {{lessons}}',
    joint_one:
      '{{count, number}} davon ist gemeinsam mit anderen Klassen: Die neue Klasse bekommt ein eigenes.',
    joint_other:
      '{{count, number}} davon sind gemeinsam mit anderen Klassen: Die neue Klasse bekommt eigene.',
    divisions_one: 'Die Teilung wird übernommen.',
    divisions_other: '{{count, number}} Teilungen werden übernommen.',
    choice: {
      withTeachers: 'Mit ihren Lehrkräften übernehmen',
      withoutTeachers: 'Übernehmen und die Lehrkräfte offen lassen',
      none: 'Ohne Fächer',
    },
  },
  move: {
    title: 'Stundenraster wechseln?',
    body: 'Wenn die Klasse in „{{structure}}“ gespeichert wird:',
    calendar_one: '{{count, number}} Zelle ihrer Verfügbarkeit wird gelöscht.',
    calendar_other: '{{count, number}} Zellen ihrer Verfügbarkeit werden gelöscht.',
    subjects_one: '{{count, number}} Fach wechselt mit; seine Unterrichtsstunden kommen in die Ablage.',
    subjects_other: '{{count, number}} Fächer wechseln mit; ihre Unterrichtsstunden kommen in die Ablage.',
    constraints_one: '{{count, number}} Regel gilt nicht mehr und wird gelöscht:',
    constraints_other: '{{count, number}} Regeln gelten nicht mehr und werden gelöscht:',
    narrowed_one:
      '{{count, number}} Regel zu Stunden bleibt für ihre übrigen Klassen, Fächer und Unterrichtsstunden:',
    narrowed_other:
      '{{count, number}} Regeln zu Stunden bleiben für ihre übrigen Klassen, Fächer und Unterrichtsstunden:',
    others_one: '{{count, number}} andere Klasse verliert die Fächer, die sie mit dieser gemeinsam hat.',
    others_other:
      '{{count, number}} andere Klassen verlieren die Fächer, die sie mit dieser gemeinsam haben.',
    confirm: 'Stundenraster wechseln',
  },
  moves: {
    subjects_one: 'Beim Speichern wechselt {{count, number}} Fach das Stundenraster.',
    subjects_other: 'Beim Speichern wechseln {{count, number}} Fächer das Stundenraster.',
    others_one:
      'Beim Speichern verliert {{count, number}} andere Klasse Fächer, die sie mit dieser gemeinsam hat.',
    others_other:
      'Beim Speichern verlieren {{count, number}} andere Klassen Fächer, die sie mit dieser gemeinsam haben.',
  },
  divisions: {
    title: 'Klassenteilungen',
    hint: 'Die Teilgruppen einer Teilung können gleichzeitig Unterricht haben, zum Beispiel Französisch und Latein.',
    use: 'Diese Klasse teilen',
    add: 'Teilung hinzufügen',
    new: 'Neue Teilung',
    edit: 'Teilung bearbeiten',
    editOf: '{{name}} bearbeiten',
    deleteOf: '{{name}} löschen',
    name: 'Name der Teilung',
    namePlaceholder: 'Zweite Fremdsprache',
    track: 'Teilgruppe {{number, number}}',
    trackName: 'Name der Teilgruppe {{number, number}}',
    trackSubjects: 'Fächer der Teilgruppe {{number, number}}',
    addTrack: 'Teilgruppe hinzufügen',
    removeTrack: 'Teilgruppe {{number, number}} entfernen',
    noSubjects: 'Keine Fächer',
    turnOff_one: 'Wenn Sie die Teilungen ausschalten, wird {{count, number}} Teilung dieser Klasse gelöscht.',
    turnOff_other:
      'Wenn Sie die Teilungen ausschalten, werden alle {{count, number}} Teilungen dieser Klasse gelöscht.',
    turnOffConfirm: 'Teilungen löschen',
    deleteTitle: '{{name}} löschen?',
    deleteBody:
      'Die Fächer bleiben; sie werden nicht mehr gleichzeitig unterrichtet. Sie können das rückgängig machen.',
    delete: 'Teilung löschen',
  },
  deletion: {
    solely_one: 'Fächer, die nur dieser Klasse zugeordnet sind, werden gelöscht',
    solely_other: 'Fächer, die nur diesen Klassen zugeordnet sind, werden gelöscht',
    phrase: 'klassen löschen',
  },
  many: {
    title_one: '{{count, number}} Klasse bearbeiten',
    title_other: '{{count, number}} Klassen bearbeiten',
    setHomeRoom: 'Stammraum festlegen',
    addSubjects: 'Fächer hinzufügen',
    removeSubjects: 'Fächer entfernen',
    severalStructures:
      'Diese Klassen gehören zu mehreren Stundenrastern: Fächer können nur zu Klassen desselben Stundenrasters hinzugefügt werden.',
    applied_one: '{{count, number}} Klasse geändert',
    applied_other: '{{count, number}} Klassen geändert',
  },
};
