import type { Draft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { boundConstraints } from '../rules/bound-constraint.ts';
import { drawSchool } from '../testing/draw-school.ts';
import { patterns, plantConflict } from '../testing/plant-conflict.ts';
import { plantRules, rulePatterns } from '../testing/planted-rules.ts';
import { hasCadical } from '../testing/sat/cadical.ts';
import { confirmConflict } from '../testing/sat/confirm-conflict.ts';
import type { ConflictMember } from './conflict-member.ts';
import { createConflictSearch } from './find-conflict.ts';

function membersOf(draft: Draft): readonly ConflictMember[] {
  const seeds = Object.keys(draft.lessons).filter((id) => id.startsWith('x'));
  const search = createConflictSearch(draft, seeds);
  while (!search.done) search.run(100_000);
  return search.conflict?.members ?? [];
}

describe.skipIf(!hasCadical)('an independent SAT solver (Debian package cadical)', () => {
  it.each(patterns)('confirms a conflict of the pattern %s, and that each member is needed', (pattern) => {
    const draft = drawSchool(7);
    plantConflict(draft, pattern, 7);
    const members = membersOf(draft);
    expect(members.length).toBeGreaterThan(0);
    expect(confirmConflict(draft, members)).toEqual({ together: 'unsatisfiable', notNeeded: [] });
  });

  it.each(rulePatterns)('confirms a conflict of %s', (pattern) => {
    const draft = drawSchool(9);
    plantRules(draft, pattern);
    const members = membersOf(draft);
    expect(members.length).toBeGreaterThan(0);
    expect(confirmConflict(draft, members)).toEqual({ together: 'unsatisfiable', notNeeded: [] });
  });

  it.each(rulePatterns)('finds a timetable where the rule of %s is wider', (pattern) => {
    const draft = drawSchool(9);
    plantRules(draft, pattern, false);
    const lessons = Object.values(draft.lessons).filter(({ id }) => id.startsWith('x'));
    const members: ConflictMember[] = [
      ...lessons.map((lesson) => ({ kind: 'lesson' as const, lesson })),
      ...boundConstraints(draft).map((bound) => ({ kind: 'constraint' as const, bounds: [bound] })),
    ];
    expect(confirmConflict(draft, members).together).toBe('satisfiable');
  });

  it('refuses sets that are no conflict, and members that are not needed', () => {
    const draft = drawSchool(8);
    const all = Object.values(draft.lessons).map((lesson): ConflictMember => ({ kind: 'lesson', lesson }));
    expect(confirmConflict(draft, all)).toEqual({ together: 'satisfiable', notNeeded: [] });
    plantConflict(draft, 'chain', 8);
    const members = membersOf(draft);
    const [first] = all;
    const more = first ? [first, ...members] : members;
    expect(confirmConflict(draft, more)).toEqual({ together: 'unsatisfiable', notNeeded: [0] });
  });
});
