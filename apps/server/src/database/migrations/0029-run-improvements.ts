import type { Migration } from '../migrate.ts';

/** The better timetables of runs, each in a row of its own. Those of earlier runs stay together with their run. */
export const runImprovements: Migration = {
  number: 29,
  statements: ({ bytes }) => [
    `create table "runImprovement" ("run" text not null references "solverRun" ("id") on delete cascade,
      "place" integer not null, "figures" text not null, "solution" ${bytes} not null, primary key ("run", "place"))`,
  ],
};
