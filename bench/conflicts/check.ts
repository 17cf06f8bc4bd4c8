import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { importFile } from '@bellgrid/formats';
import { CHECK_SECONDS, SOLVER_TIMEOUT } from '@bellgrid/model';
import { repairsOf } from '@bellgrid/protocol';
import { run } from '@bellgrid/runner';
import {
  type InSchoolPattern,
  inSchoolPatterns,
  plantInSchool,
} from '../../packages/constraints/src/testing/plant-in-school.ts';

/**
 * Plants a contradiction into the own lessons of one school and checks it as `bellgrid check` does with its default
 * budget, or with `--solve` solves it in at most a minute; prints a line of JSON. Pattern `none` plants nothing. `soil` is
 * false when the school has no lessons for it.
 */
const { values } = parseArgs({
  options: {
    school: { type: 'string', default: '' },
    pattern: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    solve: { type: 'boolean', default: false },
  },
});
const imported = importFile(values.school, readFileSync(values.school));
if (!imported.ok) throw new Error(`${values.school} was refused.`);
const pattern = inSchoolPatterns.find((each): each is InSchoolPattern => each === values.pattern);
const planted = pattern
  ? plantInSchool(imported.draft, pattern)
  : { draft: imported.draft, lessons: [], constraints: [] };
if (planted === null) console.log(JSON.stringify({ soil: false }));
else {
  const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
  const began = cpu();
  const job = values.solve
    ? ({ jobType: 'solve', seconds: SOLVER_TIMEOUT.default } as const)
    : ({ jobType: 'check', seconds: CHECK_SECONDS } as const);
  const options = { ...job, until: 'full', seed: Number(values.seed), threads: 1 } as const;
  const { status, check, findings, seconds: byClock } = await run(planted.draft, options);
  const seconds = cpu() - began;
  const told = [
    ...findings.faults,
    ...findings.broken,
    ...findings.warnings,
    ...findings.conflicts.flatMap(({ summary, members }) => [summary, ...members]),
  ];
  const named = new Set(
    told.flatMap(({ about: { constraints = [], lessons = [] } }) => [...constraints, ...lessons]),
  );
  const isAll = planted.lessons.every((id) => named.has(id));
  const repairs = repairsOf(findings);
  console.log(
    JSON.stringify({
      soil: true,
      status,
      check,
      seconds,
      byClock,
      isCounted: findings.faults.length > 0,
      told: told.map(({ code, about }) => [code, about]),
      namesRule: planted.constraints.some((id) => named.has(id)),
      namesLessons: isAll,
      repairs: repairs.map(({ action, unplaced }) => [action, unplaced.length]),
      /** Everything that is told, to the last timetable of a repair. */
      answer: createHash('sha256').update(JSON.stringify(findings)).digest('hex'),
    }),
  );
}
