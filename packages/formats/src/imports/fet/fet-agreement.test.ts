import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@bellgrid/constraints';
import { describe, expect, it } from 'vitest';
import { fetExamplePath, hasFetExamples } from '../../testing/fet-examples.ts';
import { importFet } from './import-fet.ts';

const hasFet = hasFetExamples && existsSync('/usr/bin/fet-cl');

/** Schools that FET solves in a second or two; `bench/agreement` has many more. */
const schools = [
  'FET-5-official/Brazil/2/EEBLJ-Noturno.fet',
  'FET-5-official/Argentina/Horario_ISJ.fet',
  'FET-5-official/United-Kingdom/Hopwood/Hopwood.fet',
];

/** The file with the timetable that FET makes. */
function solvedByFet(name: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'bellgrid-fet-'));
  try {
    spawnSync('fet-cl', [
      `--inputfile=${fetExamplePath(name)}`,
      `--outputdir=${folder}`,
      '--timelimitseconds=50',
      '--htmllevel=0',
      ...['10', '11', '12', '20', '21', '22'].map((part) => `--randomseeds${part}=${part}`),
    ]);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const found = files.find((file) => file.endsWith('_data_and_timetable.fet')) ?? '';
    return readFileSync(join(folder, found));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.skipIf(!hasFet)("FET's own timetable", () => {
  it.each(schools)('of %s keeps every hard rule as we understand it', (name) => {
    const result = importFet(solvedByFet(name));
    if (!result.ok) throw new Error(result.findings.map(({ message }) => message).join('\n'));
    expect(result.report.placements).toBe(Object.keys(result.draft.lessons).length);
    expect(verify(result.draft)).toMatchObject({ hardViolations: 0, unplaced: [] });
  });
});
