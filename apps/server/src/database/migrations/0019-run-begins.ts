import type { Migration } from '../migrate.ts';

/** The timetable that a run begins with. */
export const runBegins: Migration = {
  number: 19,
  statements: ({ bytes }) => [`alter table "solverRun" add column "begin" ${bytes}`],
};
