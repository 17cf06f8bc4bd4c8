import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds, verify } from '@bellgrid/constraints';
import { constraintSchema, createExampleSchool, type Draft, WEIGHT } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { exportFet } from '../../exports/fet/export-fet.ts';
import { fetExamplePath, hasFetExamples, readFetExample } from '../../testing/fet-examples.ts';
import { spokenFindings } from '../../testing/spoken.ts';
import { importFile } from '../import-file.ts';
import { writtenPersonRules } from './constraints/person-rules.ts';

const hasFet = hasFetExamples && existsSync('/usr/bin/fet-cl');

/** Schools that FET solves in a second or two; `bench/agreement` has many more. */
const schools = [
  'FET-5-official/Brazil/2/EEBLJ-Noturno.fet',
  'FET-5-official/Argentina/Horario_ISJ.fet',
  'FET-5-official/United-Kingdom/Hopwood/Hopwood.fet',
];

/** The file with the timetable that FET makes of another, whose path is returned by `inputIn` for a folder of its own. */
function solvedByFet(inputIn: (folder: string) => string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'bellgrid-fet-'));
  try {
    const { stdout } = spawnSync(
      'fet-cl',
      [
        `--inputfile=${inputIn(folder)}`,
        `--outputdir=${folder}`,
        '--timelimitseconds=50',
        '--htmllevel=0',
        ...['10', '11', '12', '20', '21', '22'].map((part) => `--randomseeds${part}=${part}`),
      ],
      { encoding: 'utf8' },
    );
    expect(stdout).not.toContain('unrecognized XML tag');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const found = files.find((file) => file.endsWith('_data_and_timetable.fet'));
    if (found === undefined) throw new Error(`FET made no timetable: ${stdout}`);
    return readFileSync(join(folder, found));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The draft of FET's timetable; all of its lessons are placed and keep every hard rule. */
function expectAgreement(name: string, inputIn: (folder: string) => string): Draft {
  const result = importFile(name, solvedByFet(inputIn));
  if (!result.ok) throw new Error(spokenFindings(result.findings));
  expect(result.report.placements).toBe(Object.keys(result.draft.lessons).length);
  expect(verify(result.draft)).toMatchObject({ hardViolations: 0, unplaced: [] });
  return result.draft;
}

describe.skipIf(!hasFet)("FET's own timetable", () => {
  it.each(schools)('of %s keeps every hard rule as we understand it', (name) => {
    expectAgreement(name, () => fetExamplePath(name));
  });

  /** A copy of the draft without its timetable, which FET would have to keep. */
  const unplaced = (draft: Draft): Draft => {
    const copy = structuredClone(draft);
    for (const lesson of Object.values(copy.lessons)) if (!lesson.locked) lesson.timeSlot = null;
    return copy;
  };
  const imported = (name: string): Draft => {
    const result = importFile(name, readFetExample(name));
    if (!result.ok) throw new Error(`${name} was refused.`);
    return result.draft;
  };

  /** Limits that hold of themselves, of each kind that is written for a teacher and for a class. */
  const withEveryLimit = (): Draft => {
    const draft = structuredClone(createExampleSchool());
    draft.constraints = {};
    const periods = Object.values(draft.schoolData.structures)[0]?.periods ?? [];
    const loose: Readonly<Record<string, number>> = {
      start: 0,
      end: 1,
      maxDays: 5,
      minLessons: 1,
      minPeriods: 1,
      minutes: 1440 - (periods.at(-1)?.periodEnd ?? 0) + (periods[0]?.periodStart ?? 0) + 1,
    };
    for (const { kind, teacher, students } of writtenPersonRules) {
      const { base: _, type: __, ...params } = Object(kinds[kind].defaults(draft)) as Record<string, unknown>;
      for (const [name, value] of Object.entries(params))
        if (typeof value === 'number') params[name] = loose[name] ?? 40;
      const add = (type: 'teacherConstraint' | 'groupConstraint', base: string | undefined): void => {
        const id = `${type} ${kind}`;
        const rule = { id, type, base, constraint: kind, ...params, weight: WEIGHT.HARD };
        if (base) draft.constraints[id] = constraintSchema.parse(rule);
      };
      if (teacher !== null) add('teacherConstraint', Object.keys(draft.teachers)[0]);
      // The classes have lessons in every period, and so no longer rest.
      if (students !== null && kind !== 'minRest') add('groupConstraint', Object.keys(draft.groups)[0]);
    }
    return draft;
  };

  const exported: readonly (readonly [string, () => Draft])[] = [
    ['the example school', () => createExampleSchool()],
    ['the example school with every limit of teachers and classes', () => withEveryLimit()],
    ...schools.slice(1).map((name) => [name, () => imported(name)] as const),
  ];

  it.each(exported)(
    'of what is exported of %s has all of its lessons and keeps every hard rule',
    (name, draftOf) => {
      const draft = unplaced(draftOf());
      const written = exportFet(draft);
      if (!written.ok) throw new Error(written.message.code);
      const solved = expectAgreement(name, (folder) => {
        const path = join(folder, 'exported.fet');
        writeFileSync(path, written.text);
        return path;
      });
      expect(Object.keys(solved.lessons)).toHaveLength(Object.keys(draft.lessons).length);
      expect(Object.keys(solved.constraints).length).toBeGreaterThan(0);
    },
  );

  it('can be combined with every limit of teachers and classes', () => {
    const written = exportFet(withEveryLimit());
    const limits = new Set(writtenPersonRules.map(({ kind }) => `exports.kinds.${kind}`));
    expect(written.ok && written.notWritten.filter(({ name }) => limits.has(name.code))).toEqual([]);
  });
});
