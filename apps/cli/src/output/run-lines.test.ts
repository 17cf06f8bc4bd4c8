import { createDraft, type Finding, value } from '@bellgrid/model';
import { NO_FINDINGS, type Repair } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { cutShortBy, findingLines, withSentences } from './run-lines.ts';

const draft = createDraft();
const finding = (words: string, values: Finding['values'] = {}): Finding => ({
  code: 'solver.legacy',
  values: { text: value.text(words), ...values },
  about: {},
});

function repair(action: 'loosen' | 'leaveOut', words: string, cost: number, unplaced: string[]): Repair {
  const change = { command: 'setSpread', args: {}, rule: finding(''), becomes: null } as const;
  return { finding: finding(words), action, ...change, cost, unplaced };
}

const findings = {
  ...NO_FINDINGS,
  faults: [finding('Ann has too much.')],
  conflicts: [
    {
      summary: finding('One.'),
      members: [finding('Many lessons', { parts: value.messages([finding('a'), finding('b')], 'and', 1) })],
      repairs: [repair('loosen', 'Give more', 3, ['a', 'b']), repair('loosen', 'Give most', 4, ['a'])],
    },
    {
      summary: finding('Two.'),
      members: [finding('A rule')],
      repairs: [repair('loosen', 'Give in', 5, [])],
    },
  ],
  repairs: [repair('leaveOut', 'Leave out a', 0, ['a'])],
  unplaced: [finding('Maths cannot be placed.')],
  broken: [finding('Ann is blocked.')],
  warnings: [finding('Art has nobody.')],
};

it('shows each conflict with its own repairs, and at the end the repairs of all', () => {
  expect(findingLines(findings, { draft, isDetailed: true })).toEqual([
    '- Ann has too much.',
    'Conflict: One.',
    '  - Many lessons',
    '      a',
    '      b',
    'Repairs:',
    '  1. Give more (penalty of soft constraints: at most 3; without 2 lessons that other conflicts or a short trial left without a place; 1 other conflict of this list remains)',
    '  2. Give most (penalty of soft constraints: at most 4; without 1 lesson that other conflicts or a short trial left without a place; 1 other conflict of this list remains)',
    'Conflict: Two.',
    '  - A rule',
    'Repairs:',
    '  1. Give in (penalty of soft constraints: at most 5; 1 other conflict of this list remains)',
    'Repair of all conflicts:',
    '  1. Leave out a (penalty of soft constraints: 0)',
    '- Maths cannot be placed.',
    '- Ann is blocked.',
    'Warning: Art has nobody.',
  ]);
  expect(findingLines(findings, { draft, isDetailed: false })).not.toContain('      a');
});

it('shows the repairs of all conflicts first where one of them changes a rule', () => {
  const repairs = [repair('loosen', 'Give all more', 0, []), ...findings.repairs];
  const lines = findingLines({ ...findings, repairs }, { draft, isDetailed: false });
  expect(lines.slice(0, 4)).toEqual([
    'Repairs of all conflicts:',
    '  1. Give all more (penalty of soft constraints: 0)',
    '  2. Leave out a (penalty of soft constraints: 0)',
    '- Ann has too much.',
  ]);
  expect(lines.filter((line) => line.includes('of all conflicts'))).toHaveLength(1);
});

it('gives the reason of a conflict without a repair below its members', () => {
  const conflict = {
    ...{ summary: finding('One.'), members: [finding('A rule')], repairs: [] },
    noRepair: { code: 'findings.noRepair.none' },
  };
  const alone = { ...NO_FINDINGS, conflicts: [conflict] };
  expect(findingLines(alone, { draft, isDetailed: false })).toEqual([
    'Conflict: One.',
    '  - A rule',
    '  There is no single change to try for this conflict. Change one part of the conflict and generate again.',
  ]);
});

it('gives programs the sentence beside the code', () => {
  expect(withSentences(findings, draft)).toMatchObject({
    faults: [{ sentence: 'Ann has too much.', code: 'solver.legacy', about: {} }],
    conflicts: [
      { summary: { sentence: 'One.' }, repairs: [{ sentence: 'Give more', action: 'loosen' }, {}] },
      {},
    ],
  });
});

it('says that reasons and repairs were still looked for only of a result that was cancelled meanwhile', () => {
  expect(cutShortBy('INFEASIBLE', true)).toEqual({
    json: { cutShort: true },
    lines: [expect.stringContaining('may be more')],
  });
  expect(cutShortBy('INFEASIBLE', false)).toEqual({ json: {}, lines: [] });
  expect(cutShortBy('CANCELLED', true)).toEqual({ json: {}, lines: [] });
});
