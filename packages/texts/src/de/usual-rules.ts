export const usualRules = {
  heading: 'Übliche Regeln',
  /** Above a line of switches, of which not all may be in sight. */
  count_one: 'Übliche Regeln · {{on, number}} von {{count, number}} an',
  count_other: 'Übliche Regeln · {{on, number}} von {{count, number}} an',
  hint: 'So weit wie möglich eingehalten, auch für Klassen, Lehrkräfte und Fächer, die später dazukommen. Der Regler legt fest, wie viel eine Regel zählt; eine Muss-Regel wird immer eingehalten.',
  addAll: 'Übliche Regeln hinzufügen',
  rule: {
    classGaps_zero: 'Klassen haben keine Freistunden',
    classGaps_one: 'Klassen haben höchstens {{count, number}} Freistunde {{span}}',
    classGaps_other: 'Klassen haben höchstens {{count, number}} Freistunden {{span}}',
    classStart_zero: 'Klassen beginnen mit der ersten Stunde',
    classStart_one: 'Klassen beginnen an höchstens {{count, number}} Tag mit der zweiten Stunde',
    classStart_other: 'Klassen beginnen an höchstens {{count, number}} Tagen mit der zweiten Stunde',
    classDays_zero: 'Klassen haben möglichst gleich lange Tage',
    classDays_one:
      'Klassen haben etwa gleich lange Tage, höchstens {{count, number}} Stunde unter dem abgerundeten Durchschnitt',
    classDays_other:
      'Klassen haben etwa gleich lange Tage, höchstens {{count, number}} Stunden unter dem abgerundeten Durchschnitt',
    teacherGaps_zero: 'Lehrkräfte haben möglichst wenige Freistunden',
    teacherGaps_one: 'Lehrkräfte haben höchstens {{count, number}} Freistunde {{span}}',
    teacherGaps_other: 'Lehrkräfte haben höchstens {{count, number}} Freistunden {{span}}',
    subjectPeriods_one: 'Eine Klasse hat höchstens {{count, number}} Stunde eines Fachs am Tag',
    subjectPeriods_other: 'Eine Klasse hat höchstens {{count, number}} Stunden eines Fachs am Tag',
    longLessons_one: 'Doppelstunden werden nicht von einer Pause ab {{count, number}} Minute unterbrochen',
    longLessons_other: 'Doppelstunden werden nicht von einer Pause ab {{count, number}} Minuten unterbrochen',
    lastPeriod_one: 'Höchstens {{count, number}} % der Stunden eines Hauptfachs liegen in der letzten Stunde',
    lastPeriod_other:
      'Höchstens {{count, number}} % der Stunden eines Hauptfachs liegen in der letzten Stunde',
    teacherPeriods_one: 'Lehrkräfte haben höchstens {{count, number}} Stunde am Tag',
    teacherPeriods_other: 'Lehrkräfte haben höchstens {{count, number}} Stunden am Tag',
    classLunch:
      'An Tagen mit sieben oder mehr Stunden, die nach 15:00 Uhr enden und keine lange Pause haben, haben Klassen eine freie Stunde zum Mittagessen ({{from, number}}. bis {{to, number}}. Stunde)',
    teacherLunch:
      'An Tagen mit sieben oder mehr Stunden, die nach 15:00 Uhr enden und keine lange Pause haben, haben Lehrkräfte eine freie Stunde zum Mittagessen ({{from, number}}. bis {{to, number}}. Stunde)',
  },
  offer: {
    title: 'Ihre Schule verwendet die üblichen Regeln noch nicht',
    more_one: 'Es gibt eine weitere übliche Regel',
    more_other: 'Es gibt {{count, number}} weitere übliche Regeln',
    body_one:
      'Ihr jetziger Stundenplan bleibt, wie er ist. Der nächste, den Sie erzeugen, hält diese Regel so weit wie möglich ein:',
    body_other:
      'Ihr jetziger Stundenplan bleibt, wie er ist. Der nächste, den Sie erzeugen, hält diese Regeln so weit wie möglich ein:',
    kept: 'jetzt eingehalten',
    gaps_one: 'jetzt {{count, number}} Freistunde',
    gaps_other: 'jetzt {{count, number}} Freistunden',
    lateStarts_one: 'jetzt {{count, number}} später Beginn',
    lateStarts_other: 'jetzt {{count, number}} späte Anfänge',
    places_one: 'jetzt an {{count, number}} Stelle verletzt',
    places_other: 'jetzt an {{count, number}} Stellen verletzt',
    add_one: 'Diese Regel hinzufügen',
    add_other: 'Diese Regeln hinzufügen',
    afterRun: 'Ihre Schule hat keine Regel zu {{what}}: Sie zählen noch nicht.',
    uncounted: {
      classGaps: 'Freistunden von Klassen',
      classStart: 'späten Anfängen von Klassen',
      teacherGaps: 'Freistunden von Lehrkräften',
    },
    again: 'Übliche Regeln hinzufügen und neu erzeugen',
    dismiss: 'Nicht jetzt',
  },
  window: {
    from: 'Erste Stunde der Mittagspause',
    to: 'Letzte Stunde der Mittagspause',
    noEffect:
      'Zurzeit ohne Wirkung: Kein Tag hat sieben Stunden ohne lange Pause und Unterricht vor, zu und nach dieser Zeit.',
  },
  amount: {
    classGaps: 'Freistunden der Klasse',
    classStart: 'Tage mit späterem Beginn',
    classDays: 'Stunden unter dem Durchschnitt',
    teacherGaps: 'Freistunden der Lehrkraft',
    subjectPeriods: 'Stunden des Fachs',
    longLessons: 'Minuten einer Pause',
    lastPeriod: 'Prozent',
    teacherPeriods: 'Stunden der Lehrkraft',
  },
};
