import { createSearch } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { verify } from '../check/verify.ts';
import { compile } from '../compile/compile.ts';
import { drawSchool } from '../testing/draw-school.ts';
import { plantRules, type RulePattern, rulePatterns } from '../testing/planted-rules.ts';
import { createConflictSearch, type FoundConflict } from './find-conflict.ts';
import { repairCandidates } from './repair/repair-candidates.ts';

/** Kinds without a limit: their rules can only be switched off. */
const WITHOUT_LIMIT: readonly RulePattern[] = [
  'two that follow one another',
  'one a day',
  'one period for two',
  'one day for two',
];

function planted(pattern: RulePattern, isNarrow: boolean) {
  const draft = drawSchool(1);
  plantRules(draft, pattern, isNarrow);
  return draft;
}

function find(draft: ReturnType<typeof planted>): FoundConflict | null {
  const search = createConflictSearch(draft, ['x-0']);
  while (!search.done) search.run(100_000);
  return search.conflict;
}

describe.each(rulePatterns)('a planted conflict of %s', (pattern) => {
  it('is found, minimal, names the planted members and offers a wider limit', () => {
    const draft = planted(pattern, true);
    const conflict = find(draft);
    expect(conflict?.isMinimal).toBe(true);
    const rules = (conflict?.members ?? []).flatMap((member) =>
      member.kind === 'constraint' ? member.bounds : [],
    );
    // The rules in a subject's own fields have no record.
    const records = rules.flatMap(({ records: own }) => (own.length > 0 ? own : ['x rule']));
    expect(records.every((id) => id.startsWith('x rule'))).toBe(true);
    expect(records.some((id) => id === 'x rule' || id === 'x rule 0')).toBe(true);
    const lessons = (conflict?.members ?? []).flatMap((each) =>
      each.kind === 'lesson' ? [each.lesson] : [],
    );
    expect(lessons.every(({ subject }) => subject === 'x' || subject === 'xy')).toBe(true);
    const changes = [...repairCandidates(draft, conflict?.members ?? [])].flatMap((each) => each ?? []);
    const isLoosened = changes.some((candidate) => candidate.edit([])?.action === 'loosen');
    expect(isLoosened).toBe(!WITHOUT_LIMIT.includes(pattern));
  });

  it('is gone, and there is a timetable, when the limit is wider', () => {
    const draft = planted(pattern, false);
    expect(find(draft)).toBeNull();
    const { problem, decode } = compile(draft);
    const search = createSearch(problem, { seed: 1 });
    search.run(20_000, true);
    expect(verify(draft, decode(search.best()))).toMatchObject({ unplaced: [], hardViolations: 0 });
  });
});
