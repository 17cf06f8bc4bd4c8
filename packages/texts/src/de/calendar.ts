export const calendar = {
  title: 'Verfügbarkeit',
  structure: 'Stundenraster',
  period: 'Stunde',
  available: 'Verfügbar',
  notPreferred: 'Verfügbar, aber nicht bevorzugt',
  /** The closed cells of classrooms; teachers and classes are not available in theirs. */
  blocked: 'Gesperrt',
  notAvailable: 'Nicht verfügbar',
  noSchool: 'Kein Unterricht',
  mixed: 'Unterschiedlich',
  short: {
    notPreferred: 'Nicht bevorzugt',
  },
  cell: '{{place}}: {{state}}',
  closedElsewhere: '{{state}} zu dieser Zeit in {{structure}}',
  wholeDay: '{{day}}: ganzen Tag ändern',
  wholePeriod: '{{period}}: ganze Stunde ändern',
  weight: 'Gewicht der Verfügbarkeit',
  noneBlocked: 'In allen Stunden verfügbar',
  countBlocked_one: '{{count, number}} Stunde gesperrt',
  countBlocked_other: '{{count, number}} Stunden gesperrt',
  countNotAvailable_one: 'In {{count, number}} Stunde nicht verfügbar',
  countNotAvailable_other: 'In {{count, number}} Stunden nicht verfügbar',
  clicks: {
    teacher:
      'Ein Klick: nicht bevorzugt, nur wenn es anders nicht geht. Zwei: nicht verfügbar. Drei: wieder verfügbar.',
    group: 'Ein Klick: nicht verfügbar. Zwei: wieder verfügbar.',
    classroom: 'Ein Klick: gesperrt. Zwei: wieder verfügbar.',
  },
  hint: 'Ziehen Sie über mehrere Zellen, um sie zusammen zu ändern. Ein Klick auf einen Tag oder eine Stunde ändert alle Zellen davon. Änderungen werden automatisch gespeichert.',
  hintUnsaved:
    'Ziehen Sie über mehrere Zellen, um sie zusammen zu ändern. Ein Klick auf einen Tag oder eine Stunde ändert alle Zellen davon. Die Verfügbarkeit wird mit dem Formular gespeichert.',
  noStructure: 'Es gibt noch kein Stundenraster mit Stunden.',
};
