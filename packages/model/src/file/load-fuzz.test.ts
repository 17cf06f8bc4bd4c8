import { expect, test } from 'vitest';
import { validateDraft } from '../store/validate-draft.ts';
import { rounds } from '../testing/rounds.ts';
import { smallSchool } from '../testing/school.ts';
import { seeded } from '../testing/seeded.ts';
import { loadDraftFile } from './load-draft-file.ts';
import { serializeDraftFile } from './serialize-draft-file.ts';

/** 2,000 with BELLGRID_FUZZ_FACTOR=4. */
const MUTANTS = 500 * rounds;
const text = serializeDraftFile({
  fileVersion: 21,
  dataStore: smallSchool(),
  solutionStore: { version: 2, solution: null },
  pageMemory: {},
});
const rubbish: readonly unknown[] = [
  null,
  0,
  -1,
  1,
  1.5,
  '@huge',
  1e308,
  -0,
  99,
  '',
  'x',
  'constructor',
  '__proto__',
  'maths',
  'y'.repeat(400),
  [],
  {},
  true,
  [[]],
  [null],
  { id: 'x' },
  ['maths', 'maths'],
  { day: 0, start: 0, end: 1 },
  'same time',
  'RED',
];

/** Changes, removes or moves a few values anywhere in the tree; sometimes damages the text itself. */
function mutate(random: () => number): string {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const file: unknown = JSON.parse(text);
  const holders: (Record<string, unknown> | unknown[])[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    holders.push(value as Record<string, unknown>);
    Object.values(value).forEach(collect);
  };
  collect(file);
  for (let count = 1 + Math.floor(random() * 6); count > 0; count -= 1) {
    const holder = pick(holders);
    const key = pick([...Object.keys(holder), 'extra']);
    const action = random();
    if (action < 0.2) Reflect.deleteProperty(holder, key);
    else if (action < 0.4) Reflect.set(holder, key, structuredClone(pick(holders)));
    else Reflect.set(holder, key, pick(rubbish));
  }
  const mutant = JSON.stringify(file).replaceAll('"@huge"', '1e999');
  if (random() < 0.9) return mutant;
  const at = Math.floor(random() * mutant.length);
  return (
    mutant.slice(0, at) +
    pick(['', '"', '{', ']', '\\', '\u0000', 'e9']) +
    mutant.slice(at + Math.floor(random() * 3))
  );
}

test(
  `any of ${MUTANTS} mutants gives a valid draft or findings`,
  () => {
    const random = seeded(20);
    let loaded = 0;
    for (let count = 0; count < MUTANTS; count += 1) {
      const mutant = mutate(random);
      const result = loadDraftFile(mutant);
      if (!result.ok) {
        expect(result.findings.length).toBeGreaterThan(0);
        continue;
      }
      loaded += 1;
      const faults = validateDraft(result.file.dataStore);
      if (faults.length > 0) throw new Error(`${JSON.stringify(faults.slice(0, 3))} in mutant ${count}`);
    }
    expect(loaded).toBeGreaterThan(MUTANTS / 2);
  },
  60_000 * rounds,
);
