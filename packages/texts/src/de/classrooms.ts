export const classrooms = {
  title: 'Räume',
  subjects: 'Fächer in diesem Raum',
  usedBy_one: '{{count, number}} Fach',
  usedBy_other: '{{count, number}} Fächer',
  building: 'Gebäude',
  noBuilding: 'Keines',
  homeOf: 'Stammraum von {{classes}}',
  unused: 'Noch nicht verwendet',
  deletion: {
    lessons_zero: 'Kein Unterricht ändert sich.',
    lessons_one: '{{count, number}} Unterrichtsstunde verliert einen Raum.',
    lessons_other: '{{count, number}} Unterrichtsstunden verlieren einen Raum.',
    homes_one: '{{count, number}} Klasse verliert ihren Stammraum.',
    homes_other: '{{count, number}} Klassen verlieren ihren Stammraum.',
  },
  many: {
    setBuilding: 'Gebäude festlegen',
    title_one: '{{count, number}} Raum bearbeiten',
    title_other: '{{count, number}} Räume bearbeiten',
    applied_one: '{{count, number}} Raum geändert',
    applied_other: '{{count, number}} Räume geändert',
  },
};
