import { account } from './account.ts';
import { calendar } from './calendar.ts';
import { classes } from './classes.ts';
import { classrooms } from './classrooms.ts';
import { cli } from './cli.ts';
import { cliRun } from './cli-run.ts';
import { command } from './command.ts';
import { common } from './common.ts';
import { constraints } from './constraints.ts';
import { curriculum } from './curriculum.ts';
import { drop } from './drop.ts';
import { editing } from './editing.ts';
import { errors } from './errors.ts';
import { exports } from './exports.ts';
import { faults } from './faults.ts';
import { fields } from './fields.ts';
import { findings } from './findings.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { imports } from './imports.ts';
import { kinds } from './kinds.ts';
import { lessons } from './lessons.ts';
import { lists } from './lists.ts';
import { loading } from './loading.ts';
import { mail } from './mail.ts';
import { names } from './names.ts';
import { operator } from './operator.ts';
import { output } from './output.ts';
import { overview } from './overview.ts';
import { ownAccount } from './own-account.ts';
import { placing } from './placing.ts';
import { publish } from './publish.ts';
import { published } from './published.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { saving } from './saving.ts';
import { schedule } from './schedule.ts';
import { schoolYear } from './school-year.ts';
import { shell } from './shell.ts';
import { solver } from './solver.ts';
import { structure } from './structure.ts';
import { subjects } from './subjects.ts';
import { tableImport } from './table-import.ts';
import { teachers } from './teachers.ts';
import { usualRules } from './usual-rules.ts';
import { versions } from './versions.ts';
import { views } from './views.ts';

/** The English texts, one file per area. */
export const en = {
  account,
  calendar,
  classes,
  classrooms,
  cli,
  command,
  cliRun,
  common,
  constraints,
  curriculum,
  drop,
  editing,
  errors,
  exports,
  faults,
  publish,
  published,
  refusals,
  loading,
  fields,
  findings,
  form,
  home,
  importing,
  imports,
  kinds,
  lessons,
  lists,
  mail,
  names,
  operator,
  output,
  overview,
  ownAccount,
  placing,
  results,
  rules,
  saving,
  review,
  schedule,
  schoolYear,
  shell,
  solver,
  structure,
  subjects,
  tableImport,
  teachers,
  usualRules,
  versions,
  views,
};
