export const classrooms = {
  title: 'Classrooms',
  subjects: 'Subjects in this room',
  usedBy_one: '{{count, number}} subject',
  usedBy_other: '{{count, number}} subjects',
  unused: 'Not used yet',
  deletion: 'Subjects and lessons in it let go of it, and its calendar is deleted.',
  many: {
    title_one: 'Edit {{count, number}} classroom',
    title_other: 'Edit {{count, number}} classrooms',
    applied_one: 'Changed {{count, number}} classroom',
    applied_other: 'Changed {{count, number}} classrooms',
  },
};
