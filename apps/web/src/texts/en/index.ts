import { account } from './account.ts';
import { command } from './command.ts';
import { common } from './common.ts';
import { drop } from './drop.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { importing } from './importing.ts';
import { saving } from './saving.ts';
import { schedule } from './schedule.ts';
import { shell } from './shell.ts';
import { solver } from './solver.ts';
import { start } from './start.ts';
import { versions } from './versions.ts';

/** The English texts, one file per area. */
export const en = {
  account,
  command,
  common,
  drop,
  errors,
  form,
  importing,
  saving,
  schedule,
  shell,
  solver,
  start,
  versions,
};
