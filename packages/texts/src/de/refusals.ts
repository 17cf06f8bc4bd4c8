export const refusals = {
  arguments:
    '„{{command}}“ ist nicht möglich: {{faults}}. Korrigieren Sie die Werte und versuchen Sie es noch einmal.',
  tooManyTeachers:
    'Ihre Lizenzen gelten für {{licensed, number}} Lehrkräfte; damit hätte Ihre Schule {{teachers, number}}. Weitere Lizenzen erhalten Sie auf der Seite „Konto“.',
  tooManyTeachersContact:
    'Ihre Lizenzen gelten für {{licensed, number}} Lehrkräfte; damit hätte Ihre Schule {{teachers, number}}. Weitere Lizenzen erhalten Sie auf der Seite „Konto“ oder über {{contact}}.',
  noLicence:
    'Keine Lizenz Ihrer Schule ist gültig, daher kann sie nicht {{teachers, number}} Lehrkräfte haben. Sie erhalten eine auf der Seite „Konto“.',
  alreadyExists: '{{item}} gibt es schon. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  constraintExists: 'Diese Regel gibt es schon. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  handOverToSame: 'Wählen Sie eine andere Lehrkraft, die den Unterricht übernimmt.',
  notTaughtBy:
    '{{teacher}} unterrichtet {{lesson}} nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  noExchange: 'Die Räume haben sich inzwischen geändert. Öffnen Sie das Menü der Stunde noch einmal.',
  notLastDay: 'Sie können nur den letzten Tag löschen',
  onlyDay: 'Eine Schule hat mindestens einen Tag. Fügen Sie einen anderen hinzu, bevor Sie diesen löschen.',
  notLastPeriod: 'Sie können nur die letzte Stunde löschen',
  onlyPeriod:
    'Ein Stundenraster hat mindestens eine Stunde. Fügen Sie eine andere hinzu, bevor Sie diese löschen.',
  onlyStructure: 'Das letzte Stundenraster kann nicht gelöscht werden. Erstellen Sie zuerst ein anderes.',
  unbuiltStructure:
    'Ein anderes Stundenraster ist noch nicht erstellt. Erstellen oder löschen Sie es zuerst.',
  endsBeforeStart: 'Eine Stunde muss beginnen, bevor sie endet.',
  outsideDay: 'Eine Stunde muss am selben Tag beginnen und enden. Wählen Sie frühere Zeiten.',
  overlapsPrevious: 'Überschneidet sich mit der vorigen Stunde',
  overlapsNext: 'Überschneidet sich mit der nächsten Stunde',
  pastMidnight: 'Die Stunden passen nicht vor Mitternacht. Geben Sie weniger oder kürzere Stunden ein.',
  tooManyPeriods_one: 'Ein Stundenraster hat höchstens {{count, number}} Stunde.',
  tooManyPeriods_other: 'Ein Stundenraster hat höchstens {{count, number}} Stunden.',
  tooManyDays_one: 'Eine Schule hat höchstens {{count, number}} Tag.',
  tooManyDays_other: 'Eine Schule hat höchstens {{count, number}} Tage.',
  dayIsFull: 'Der Tag hat keine Zeit für eine weitere Stunde. Kürzen Sie zuerst die Stunden.',
  subjectOfOtherStructure:
    '{{subject}} und {{group}} gehören zu verschiedenen Stundenrastern. Wählen Sie ein Fach desselben Stundenrasters.',
  calendarOfOtherStructure:
    '{{item}} gehört zu einem anderen Stundenraster. Öffnen Sie die Verfügbarkeit in diesem anderen Stundenraster.',
  onlyTeachersPrefer:
    'Nur Lehrkräfte können nicht bevorzugte Stunden haben. Sperren Sie die Stunde stattdessen.',
  lessonOfNobody:
    'Eine Unterrichtsstunde braucht eine Klasse oder eine Lehrkraft. Wählen Sie mindestens eine aus.',
  emptyView: 'Eine Ansicht braucht einen Namen und mindestens eine Klasse, eine Lehrkraft oder einen Raum.',
  structureMismatch:
    'Das Stundenraster des Fachs muss dasselbe sein wie das der Klassen, die dem Fach zugeordnet sind',
  noClassStays: 'Alle Klassen verlassen das Fach. Wählen Sie mindestens eine, die bleibt.',
  joinedInTwoTracks:
    'Die Fächer gehören zu verschiedenen Teilgruppen von {{division}}, die zur selben Zeit Unterricht haben. Ändern Sie zuerst die Teilung.',
  memberTwice:
    'Eine Klasse, eine Lehrkraft oder ein Raum ist doppelt ausgewählt. Entfernen Sie eine der Angaben.',
  constraint: 'Die Regel ist nicht möglich: {{fault}}. Korrigieren Sie sie und versuchen Sie es noch einmal.',
  generated:
    'Regeln aus Teilungen können nicht geändert oder gelöscht werden. Die Teilgruppe können Sie auf der Seite „Klassen“ bearbeiten.',
  subjectInTwoTracks: 'Ein Fach einer Teilung kann nur zu einer Teilgruppe gehören.',
  trackTwice:
    'Eine Teilgruppe ist in der Teilung doppelt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  subjectOfOtherClass: '{{subject}} ist kein Fach von {{group}}. Wählen Sie Fächer der Klasse.',
  doesNotFit_one:
    '{{lesson}} ist {{count, number}} Stunde lang und passt am {{place}} nicht. Wählen Sie eine andere Zeit.',
  doesNotFit_other:
    '{{lesson}} ist {{count, number}} Stunden lang und passt am {{place}} nicht. Wählen Sie eine andere Zeit.',
  changedMeanwhile:
    'Inzwischen an anderer Stelle geändert: {{records}}. Verwerfen Sie Ihre Änderungen hier und machen Sie sie noch einmal.',
  changedByOthers:
    'Inzwischen in einem anderen Fenster geändert: {{records}}. Dieser Schritt kann nicht mehr rückgängig gemacht werden.',
  changedRecord: '{{name}}',
  part: {
    schoolData: 'die Stundenraster',
    teachers: 'eine Lehrkraft',
    groups: 'eine Klasse',
    classrooms: 'ein Raum',
    subjects: 'ein Fach',
    lessons: 'eine Unterrichtsstunde',
    constraints: 'eine Regel',
    constraintGroupWeights: 'die Gewichte der Regeln',
    customViews: 'eine Ansicht',
    trackSets: 'eine Teilung',
    config: 'die Einstellungen',
    pickedColors: 'die Farben',
  },
  gone: {
    teachers: 'Diese Lehrkraft gibt es nicht mehr.',
    groups: 'Diese Klasse gibt es nicht mehr.',
    classrooms: 'Diesen Raum gibt es nicht mehr.',
    subjects: 'Dieses Fach gibt es nicht mehr.',
    lessons: 'Diese Unterrichtsstunde gibt es nicht mehr.',
    constraints: 'Diese Regel gibt es nicht mehr.',
    customViews: 'Diese Ansicht gibt es nicht mehr.',
    trackSets: 'Diese Teilung gibt es nicht mehr.',
    structures: 'Dieses Stundenraster gibt es nicht mehr.',
    day: 'Diesen Tag gibt es nicht mehr.',
    period: 'Diese Stunde gibt es nicht mehr.',
    cell: 'Diese Stunde gibt es an diesem Tag nicht mehr.',
  },
};
