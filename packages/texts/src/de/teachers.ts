export const teachers = {
  title: 'Lehrkräfte',
  subjects: 'Fächer',
  subjectsPlaceholder: 'Fächer auswählen',
  noSubjects: 'Noch keine Fächer',
  noSubjectsToChoose: 'Es gibt noch keine Fächer.',
  load: '{{taught, number}} / {{available, number}} Stunden',
  overloaded: 'Mehr Stunden zu unterrichten, als verfügbar sind',
  notEnoughTime:
    '{{name}} hat {{taught, number}} Stunden zu unterrichten, aber nur {{available, number}} verfügbare.',
  shortName: 'Kürzel',
  shortNameHint:
    'Für Karten und überall, wo wenig Platz ist, bis zu 6 Buchstaben. Ohne Eintrag: {{proposed}}',
  email: 'E-Mail',
  emailPlaceholder: 'Nicht angegeben',
  contract: 'Stunden pro Woche laut Vertrag',
  contractHint:
    'Auf der Startseite steht sie neben dem Unterricht der Lehrkraft. Lassen Sie das Feld leer, wenn es nicht darauf ankommt.',
  byContract: '{{count, number}} laut Vertrag',
  weight: 'Gewicht der Verfügbarkeit',
  weightHint: 'Wie wichtig es ist, wann diese Lehrkraft nicht verfügbar ist.',
  calendar: 'Verfügbarkeit',
  constraints: 'Regeln',
  added: '„{{name}}“ hinzugefügt',
  withoutSubjects: 'Die folgenden Lehrkräfte haben keine Fächer:',
  deletion:
    'Fächer und Unterrichtsstunden verlieren die Lehrkraft; Verfügbarkeit und Regeln der Lehrkraft werden gelöscht.',
  deletionUnused: 'Verfügbarkeit und Regeln der Lehrkraft werden gelöscht. Kein Unterricht ändert sich.',
  deletionManyUnused:
    'Verfügbarkeiten und Regeln dieser Lehrkräfte werden gelöscht. Kein Unterricht ändert sich.',
  deletionMany:
    'Fächer und Unterrichtsstunden verlieren diese Lehrkräfte; deren Verfügbarkeiten und Regeln werden gelöscht.',
  many: {
    title_one: '{{count, number}} Lehrkraft bearbeiten',
    title_other: '{{count, number}} Lehrkräfte bearbeiten',
    calendar: 'Verfügbarkeit',
    addSubjects: 'Fächer hinzufügen',
    removeSubjects: 'Fächer entfernen',
    applied_one: '{{count, number}} Lehrkraft geändert',
    applied_other: '{{count, number}} Lehrkräfte geändert',
    weightUpdated: 'Gewicht von {{count, number}} Lehrkräften geändert',
  },
};
