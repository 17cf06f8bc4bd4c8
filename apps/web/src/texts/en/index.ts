import { account } from './account.ts';
import { calendar } from './calendar.ts';
import { classes } from './classes.ts';
import { classrooms } from './classrooms.ts';
import { command } from './command.ts';
import { common } from './common.ts';
import { drop } from './drop.ts';
import { editing } from './editing.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { importing } from './importing.ts';
import { lessons } from './lessons.ts';
import { lists } from './lists.ts';
import { overview } from './overview.ts';
import { rules } from './rules.ts';
import { saving } from './saving.ts';
import { schedule } from './schedule.ts';
import { shell } from './shell.ts';
import { solver } from './solver.ts';
import { structure } from './structure.ts';
import { subjects } from './subjects.ts';
import { tableImport } from './table-import.ts';
import { teachers } from './teachers.ts';
import { versions } from './versions.ts';

/** The English texts, one file per area. */
export const en = {
  account,
  calendar,
  classes,
  classrooms,
  command,
  common,
  drop,
  editing,
  errors,
  fields,
  form,
  importing,
  lessons,
  lists,
  overview,
  rules,
  saving,
  schedule,
  shell,
  solver,
  structure,
  subjects,
  tableImport,
  teachers,
  versions,
};
