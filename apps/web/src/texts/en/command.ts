/** The names of the steps that undo and redo show, one for each command of the document. */
export const command = {
  addConstraint: 'Add constraint',
  applySolution: 'Take over generated schedule',
  clearTimetable: 'Move all lessons to staging area',
  deleteClassroom: 'Delete classroom',
  deleteConstraint: 'Delete constraint',
  deleteGroup: 'Delete class',
  deleteSubject: 'Delete subject',
  deleteTeacher: 'Delete teacher',
  lockLesson: 'Lock lesson',
  placeLesson: 'Move lesson',
  placeLessons: 'Move lessons',
  replaceDraft: 'Replace school',
  setConfig: 'Change settings',
  setSchoolName: 'Rename school',
  updateConstraint: 'Change constraint',
};
