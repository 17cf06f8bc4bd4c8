export const usualRules = {
  heading: 'Übliche Regeln',
  hint: 'So weit wie möglich eingehalten, auch für Klassen, Lehrkräfte und Fächer, die später dazukommen. Der Regler legt fest, wie viel eine Regel zählt; eine Muss-Regel wird immer eingehalten.',
  addAll: 'Übliche Regeln hinzufügen',
  rule: {
    classGaps_zero: 'Klassen haben keine Freistunden',
    classGaps_one: 'Klassen haben höchstens {{count, number}} Freistunde pro Woche',
    classGaps_other: 'Klassen haben höchstens {{count, number}} Freistunden pro Woche',
    classStart_zero: 'Klassen beginnen mit der ersten Stunde',
    classStart_one: 'Klassen beginnen an höchstens {{count, number}} Tag mit der zweiten Stunde',
    classStart_other: 'Klassen beginnen an höchstens {{count, number}} Tagen mit der zweiten Stunde',
    teacherGaps_zero: 'Lehrkräfte haben möglichst wenige Freistunden',
    teacherGaps_one: 'Lehrkräfte haben höchstens {{count, number}} Freistunde pro Woche',
    teacherGaps_other: 'Lehrkräfte haben höchstens {{count, number}} Freistunden pro Woche',
    subjectPeriods_one: 'Eine Klasse hat höchstens {{count, number}} Stunde eines Fachs am Tag',
    subjectPeriods_other: 'Eine Klasse hat höchstens {{count, number}} Stunden eines Fachs am Tag',
    lastPeriod_one: 'Höchstens {{count, number}} % der Stunden eines Hauptfachs liegen in der letzten Stunde',
    lastPeriod_other:
      'Höchstens {{count, number}} % der Stunden eines Hauptfachs liegen in der letzten Stunde',
    teacherPeriods_one: 'Lehrkräfte haben höchstens {{count, number}} Stunde am Tag',
    teacherPeriods_other: 'Lehrkräfte haben höchstens {{count, number}} Stunden am Tag',
    classLunch:
      'An Tagen mit sieben oder mehr Stunden ohne lange Pause haben Klassen eine freie Stunde zum Mittagessen ({{from, number}}. bis {{to, number}}. Stunde)',
    teacherLunch:
      'An Tagen mit sieben oder mehr Stunden ohne lange Pause haben Lehrkräfte eine freie Stunde zum Mittagessen ({{from, number}}. bis {{to, number}}. Stunde)',
  },
  offer: {
    title: 'Ihre Schule verwendet die üblichen Regeln noch nicht',
    body: 'Sie ändern keine eingeplante Unterrichtsstunde. Als Wünsche werden sie beim nächsten Planen so weit wie möglich eingehalten:',
    add: 'Diese Regeln hinzufügen',
    dismiss: 'Nicht jetzt',
  },
  window: { from: 'Erste Stunde der Mittagspause', to: 'Letzte Stunde der Mittagspause' },
  amount: {
    classGaps: 'Freistunden der Klasse',
    classStart: 'Tage mit späterem Beginn',
    teacherGaps: 'Freistunden der Lehrkraft',
    subjectPeriods: 'Stunden des Fachs',
    lastPeriod: 'Prozent',
    teacherPeriods: 'Stunden der Lehrkraft',
  },
};
