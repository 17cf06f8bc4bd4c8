import { type Draft, loadDraftFile } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import type { KindCases } from '../testing/kind-cases.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { boundConstraints } from './bound-constraint.ts';
import { unknownConstraints } from './unknown-constraints.ts';

type Plain = Record<string, unknown>;

/** Values that a field of a rule is damaged with. */
const RUBBISH: readonly unknown[] = [
  '1',
  'many',
  0,
  -1,
  1.5,
  1e9,
  null,
  true,
  [],
  ['x'],
  {},
  [[1]],
  [null, 'x'],
];

const stored = Object.values<AnyKind>(kinds).filter(({ record }) => record !== null);

/** The draft as a file in which the rule is changed, read again, with the findings of loading on the rule. */
function reload(draft: Draft, change: (rule: Plain) => void) {
  const dataStore = JSON.parse(JSON.stringify(draft));
  const rule: Plain = dataStore.constraints.rule;
  change(rule);
  const written = JSON.parse(JSON.stringify(rule));
  const result = loadDraftFile(JSON.stringify({ fileVersion: 21, dataStore }));
  if (!result.ok) throw new Error('The file was not read.');
  const findings = result.findings.filter(({ path }) => path.includes('constraints.rule'));
  return { draft: result.file.dataStore, findings, written };
}

/** Leaves out, changes or misspells a field. Fields that a file may leave out are not left out. */
function damage(rule: Plain, kind: AnyKind, random: Random): void {
  const fields = kind.record?.fields ?? {};
  const name = random.pick([...Object.keys(fields), 'base', 'weight'].filter((each) => each in rule));
  const mayLack = name === 'weight' || fields[name]?.schema.safeParse(undefined).success;
  const how = random.below(3);
  if (how === 0) rule[`${name}X`] = rule[name];
  if (how <= 1 && !mayLack) delete rule[name];
  if (how === 2) rule[name] = random.pick(RUBBISH);
}

describe.each(stored)('a damaged record of $kind', (kind) => {
  it('is never changed or left out in silence, and has an effect while it is there', async () => {
    const { cases }: { cases: KindCases } = await import(`../kinds/${kind.kind}/cases.ts`);
    const random = createRandom(11);
    for (let round = 0; round < 40; round += 1) {
      const draft = withRule(testSchool(), kind, cases.violated.params, 'hard');
      const { draft: after, findings, written } = reload(draft, (rule) => damage(rule, kind, random));
      const bound = boundConstraints(after).filter(({ records }) => records.includes('rule'));
      const rule = after.constraints.rule;
      expect(unknownConstraints(after)).toEqual([]);
      if (rule?.weight !== 0) expect(bound).toHaveLength(rule ? 1 : 0);
      if (findings.length === 0) expect(rule).toMatchObject(written);
    }
  });

  it('is left out with its name when no kind is called so', async () => {
    const { cases }: { cases: KindCases } = await import(`../kinds/${kind.kind}/cases.ts`);
    const draft = withRule(testSchool(), kind, cases.violated.params, 'hard');
    const { draft: after, findings } = reload(draft, (rule) => {
      rule[kind.family === 'workload' ? 'type' : 'constraint'] = `${kind.name}X`;
    });
    expect(after.constraints.rule).toBeUndefined();
    expect(findings.map(({ severity, message }) => [severity, message.code])).toEqual([
      ['dropped', 'loading.noSuchKind'],
    ]);
  });
});

it('a number that was stored as text is read, and loading says so', () => {
  const draft = withRule(testSchool(), kinds.teacherMaxDays, { base: 't1', maxDays: 3 }, 'hard');
  const { draft: after, findings } = reload(draft, (rule) => {
    rule.maxDays = '3';
  });
  expect(after.constraints.rule).toEqual(draft.constraints.rule);
  expect(findings.map(({ severity, path }) => [severity, path])).toEqual([
    ['repaired', 'dataStore.constraints.rule.maxDays'],
  ]);
});
