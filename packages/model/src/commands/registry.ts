import { addConstraint } from './add-constraint.ts';
import { applySolution } from './apply-solution.ts';
import { clearTimetable } from './clear-timetable.ts';
import type { Command } from './define-command.ts';
import { deleteClassroom } from './delete-classroom.ts';
import { deleteConstraint } from './delete-constraint.ts';
import { deleteGroup } from './delete-group.ts';
import { deleteSubject } from './delete-subject.ts';
import { deleteTeacher } from './delete-teacher.ts';
import { lockLesson } from './lock-lesson.ts';
import { placeLesson } from './place-lesson.ts';
import { placeLessons } from './place-lessons.ts';
import { replaceDraft } from './replace-draft.ts';
import { setConfig } from './set-config.ts';
import { setSchoolName } from './set-school-name.ts';
import { updateConstraint } from './update-constraint.ts';

/** Every command, by name. A test compares the list with the folder. */
export const commands = {
  addConstraint,
  applySolution,
  clearTimetable,
  deleteClassroom,
  deleteConstraint,
  deleteGroup,
  deleteSubject,
  deleteTeacher,
  lockLesson,
  placeLesson,
  placeLessons,
  replaceDraft,
  setConfig,
  setSchoolName,
  updateConstraint,
} satisfies Record<string, Command>;
