import { addConstraint } from './add-constraint.ts';
import { addDay } from './add-day.ts';
import { addLesson } from './add-lesson.ts';
import { addPeriod } from './add-period.ts';
import { addStructure } from './add-structure.ts';
import { addSubject } from './add-subject.ts';
import { addUsualRules } from './add-usual-rules.ts';
import { applySolution } from './apply-solution.ts';
import { buildStructure } from './build-structure.ts';
import { changeRoom } from './change-room.ts';
import { changeRules } from './change-rules.ts';
import { clearTimetable } from './clear-timetable.ts';
import { copyStructure } from './copy-structure.ts';
import type { Command } from './define-command.ts';
import { deleteClassroom } from './delete-classroom.ts';
import { deleteConstraint } from './delete-constraint.ts';
import { deleteCustomView } from './delete-custom-view.ts';
import { deleteDay } from './delete-day.ts';
import { deleteGroup } from './delete-group.ts';
import { deleteLesson } from './delete-lesson.ts';
import { deletePeriod } from './delete-period.ts';
import { deleteStructure } from './delete-structure.ts';
import { deleteSubject } from './delete-subject.ts';
import { deleteTeacher } from './delete-teacher.ts';
import { deleteTrackSet } from './delete-track-set.ts';
import { duplicateClassroom } from './duplicate-classroom.ts';
import { duplicateGroup } from './duplicate-group.ts';
import { duplicateSubject } from './duplicate-subject.ts';
import { duplicateTeacher } from './duplicate-teacher.ts';
import { handOverLessons } from './hand-over-lessons.ts';
import { importTable } from './import-table.ts';
import { joinSubjects } from './join-subjects.ts';
import { lockLesson } from './lock-lesson.ts';
import { openCalendarCells } from './open-calendar-cells.ts';
import { placeLesson } from './place-lesson.ts';
import { placeLessons } from './place-lessons.ts';
import { renameStructure } from './rename-structure.ts';
import { replaceDraft } from './replace-draft.ts';
import { separateSubject } from './separate-subject.ts';
import { setAddedRows } from './set-added-rows.ts';
import { setBreak } from './set-break.ts';
import { setCalendarCells } from './set-calendar-cells.ts';
import { setCalendarWeight } from './set-calendar-weight.ts';
import { setCategoryWeight } from './set-category-weight.ts';
import { setCells } from './set-cells.ts';
import { setClassroom } from './set-classroom.ts';
import { setConfig } from './set-config.ts';
import { setConstraintWeight } from './set-constraint-weight.ts';
import { setCustomView } from './set-custom-view.ts';
import { setDay } from './set-day.ts';
import { setExportSettings } from './set-export-settings.ts';
import { setGroup } from './set-group.ts';
import { setLesson } from './set-lesson.ts';
import { setLessons } from './set-lessons.ts';
import { setLogo } from './set-logo.ts';
import { setMatrix } from './set-matrix.ts';
import { setPeriod } from './set-period.ts';
import { setSchoolName } from './set-school-name.ts';
import { setSchoolYear } from './set-school-year.ts';
import { setSpread } from './set-spread.ts';
import { setSubject } from './set-subject.ts';
import { setTeacher } from './set-teacher.ts';
import { setTrackSet } from './set-track-set.ts';
import { setUsualRule } from './set-usual-rule.ts';
import { swapRooms } from './swap-rooms.ts';
import { updateConstraint } from './update-constraint.ts';
import { updateConstraints } from './update-constraints.ts';

/** Every command, by name. A test compares the list with the folder. */
export const commands = {
  addConstraint,
  addDay,
  addLesson,
  addPeriod,
  addStructure,
  addSubject,
  addUsualRules,
  applySolution,
  buildStructure,
  changeRoom,
  changeRules,
  clearTimetable,
  copyStructure,
  deleteClassroom,
  deleteConstraint,
  deleteCustomView,
  deleteDay,
  deleteGroup,
  deleteLesson,
  deletePeriod,
  deleteStructure,
  deleteSubject,
  deleteTeacher,
  deleteTrackSet,
  duplicateClassroom,
  duplicateGroup,
  duplicateSubject,
  duplicateTeacher,
  handOverLessons,
  importTable,
  joinSubjects,
  lockLesson,
  openCalendarCells,
  placeLesson,
  placeLessons,
  renameStructure,
  replaceDraft,
  separateSubject,
  setAddedRows,
  setBreak,
  setCalendarCells,
  setCalendarWeight,
  setCategoryWeight,
  setCells,
  setClassroom,
  setConfig,
  setConstraintWeight,
  setCustomView,
  setDay,
  setExportSettings,
  setGroup,
  setLesson,
  setLessons,
  setLogo,
  setMatrix,
  setPeriod,
  setSchoolName,
  setSchoolYear,
  setSpread,
  setSubject,
  setTeacher,
  setTrackSet,
  setUsualRule,
  swapRooms,
  updateConstraint,
  updateConstraints,
} satisfies Record<string, Command>;
