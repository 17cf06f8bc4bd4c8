export const classrooms = {
  title: 'Classrooms',
  subjects: 'Subjects in this classroom',
  usedBy_one: '{{count, number}} subject',
  usedBy_other: '{{count, number}} subjects',
  building: 'Building',
  noBuilding: 'None',
  homeOf: 'Home room of {{classes}}',
  unused: 'Not used yet',
  deletion: 'Its subjects and lessons stay, without a classroom. Its calendar is deleted.',
  many: {
    setBuilding: 'Set building',
    title_one: 'Edit {{count, number}} classroom',
    title_other: 'Edit {{count, number}} classrooms',
    applied_one: 'Changed {{count, number}} classroom',
    applied_other: 'Changed {{count, number}} classrooms',
  },
};
