import { serializeDraftFile } from '../file/serialize-draft-file.ts';
import { smallSchool } from './school.ts';

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
export function mutate(random: () => number): string {
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
