import { account } from './account.ts';
import { calendar } from './calendar.ts';
import { classrooms } from './classrooms.ts';
import { command } from './command.ts';
import { common } from './common.ts';
import { drop } from './drop.ts';
import { editing } from './editing.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { importing } from './importing.ts';
import { lists } from './lists.ts';
import { overview } from './overview.ts';
import { saving } from './saving.ts';
import { schedule } from './schedule.ts';
import { shell } from './shell.ts';
import { solver } from './solver.ts';
import { structure } from './structure.ts';
import { tableImport } from './table-import.ts';
import { versions } from './versions.ts';

/** The English texts, one file per area. */
export const en = {
  account,
  calendar,
  classrooms,
  command,
  common,
  drop,
  editing,
  errors,
  form,
  importing,
  lists,
  overview,
  saving,
  schedule,
  shell,
  solver,
  structure,
  tableImport,
  versions,
};
