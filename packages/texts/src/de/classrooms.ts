export const classrooms = {
  title: 'Räume',
  subjects: 'Fächer in diesem Raum',
  usedBy_one: '{{count, number}} Fach',
  usedBy_other: '{{count, number}} Fächer',
  unused: 'Noch nicht verwendet',
  deletion: 'Seine Fächer und Unterrichtsstunden bleiben, ohne Raum. Seine Verfügbarkeit wird gelöscht.',
  many: {
    title_one: '{{count, number}} Raum bearbeiten',
    title_other: '{{count, number}} Räume bearbeiten',
    applied_one: '{{count, number}} Raum geändert',
    applied_other: '{{count, number}} Räume geändert',
  },
};
