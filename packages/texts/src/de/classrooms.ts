export const classrooms = {
  title: 'Räume',
  subjects: 'Fächer in diesem Raum',
  usedBy_one: '{{count, number}} Fach',
  usedBy_other: '{{count, number}} Fächer',
  building: 'Gebäude',
  noBuilding: 'Keines',
  homeOf: 'Stammraum von {{classes}}',
  unused: 'Noch nicht verwendet',
  deletion: 'Seine Fächer und Unterrichtsstunden bleiben, ohne Raum. Seine Verfügbarkeit wird gelöscht.',
  many: {
    setBuilding: 'Gebäude festlegen',
    title_one: '{{count, number}} Raum bearbeiten',
    title_other: '{{count, number}} Räume bearbeiten',
    applied_one: '{{count, number}} Raum geändert',
    applied_other: '{{count, number}} Räume geändert',
  },
};
