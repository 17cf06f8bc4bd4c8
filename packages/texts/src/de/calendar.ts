export const calendar = {
  title: 'Verfügbarkeit',
  structure: 'Stundenraster',
  period: 'Stunde',
  available: 'Verfügbar',
  notPreferred: 'Verfügbar, aber nicht bevorzugt',
  blocked: 'Gesperrt',
  noSchool: 'Kein Unterricht',
  mixed: 'Unterschiedlich',
  short: {
    notPreferred: 'Nicht bevorzugt',
  },
  cell: '{{place}}: {{state}}',
  wholeDay: '{{day}}: ganzen Tag ändern',
  wholePeriod: '{{period}}: ganze Stunde ändern',
  weight: 'Gewicht der gesperrten Zellen',
  noneBlocked: 'In allen Stunden verfügbar',
  countBlocked_one: '{{count, number}} Stunde gesperrt',
  countBlocked_other: '{{count, number}} Stunden gesperrt',
  hint: 'Klicken Sie auf eine Zelle oder ziehen Sie über mehrere. Ein Klick auf einen Tag oder eine Stunde ändert alle Zellen davon. Änderungen werden automatisch gespeichert.',
  hintUnsaved:
    'Klicken Sie auf eine Zelle oder ziehen Sie über mehrere. Ein Klick auf einen Tag oder eine Stunde ändert alle Zellen davon. Die Verfügbarkeit wird mit dem Formular gespeichert.',
  noStructure: 'Es gibt noch kein Stundenraster mit Stunden.',
};
