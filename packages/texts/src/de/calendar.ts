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
  clicksOfTeacher:
    'Ein Klick: nicht bevorzugt, nur wenn es anders nicht geht. Zwei: gesperrt. Drei: wieder verfügbar.',
  clicks: 'Ein Klick: gesperrt. Zwei: wieder verfügbar.',
  hint: 'Ziehen Sie über mehrere Zellen, um sie zusammen zu ändern. Ein Klick auf einen Tag oder eine Stunde ändert alle Zellen davon. Änderungen werden automatisch gespeichert.',
  hintUnsaved:
    'Ziehen Sie über mehrere Zellen, um sie zusammen zu ändern. Ein Klick auf einen Tag oder eine Stunde ändert alle Zellen davon. Die Verfügbarkeit wird mit dem Formular gespeichert.',
  noStructure: 'Es gibt noch kein Stundenraster mit Stunden.',
};
