import {
  CommandRefused,
  type Constraint,
  commands,
  constraintSchema,
  type Draft,
  loadDraftFile,
  runCommand,
  teacherSchema,
  WEIGHT,
} from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { verify } from '../check/verify.ts';
import { memberFindings } from '../conflict/conflict-member.ts';
import { createConflictSearch } from '../conflict/find-conflict.ts';
import { repairCandidates } from '../conflict/repair/repair-candidates.ts';
import { preCheck } from '../pre-check/pre-check.ts';
import { inEnglish, spoken } from '../testing/in-english.ts';
import { placementsOf, testSchool } from '../testing/test-school.ts';
import { boundConstraints } from './bound-constraint.ts';
import { constraintMessage } from './constraint-message.ts';
import { knownRules } from './known-rules.ts';

const MAX_DAYS = { id: 'rule', type: 'teacherConstraint', constraint: 'teacherMaxDays', maxDays: 2 } as const;

function add(draft: Draft, record: object): Constraint {
  const constraint = constraintSchema.parse(record);
  draft.constraints[constraint.id] = constraint;
  return constraint;
}

/** The members of the rules of a draft. */
function basesOf(draft: Draft): string[] {
  return boundConstraints(draft).map(({ params }) => (params as { base: string }).base);
}

describe('a rule for all', () => {
  it('is one rule for each, also for those who are added later, without the excepted (S8.1, S8.2)', () => {
    const draft = testSchool();
    add(draft, { ...MAX_DAYS, base: { items: 'all', except: ['t2'] } });
    expect(basesOf(draft)).toEqual(['t1', 't3', 't4']);
    const later = runCommand(draft, commands.setTeacher, { teacher: { id: 't5', name: 'Later' } });
    expect(basesOf(later)).toEqual(['t1', 't3', 't4', 't5']);
  });

  it('gives way to a rule of the same kind that an item has of its own, also to one that is off (S8.3)', () => {
    const draft = testSchool();
    add(draft, { ...MAX_DAYS, base: { items: 'all' } });
    add(draft, { ...MAX_DAYS, id: 'own', base: 't1', maxDays: 1 });
    add(draft, { ...MAX_DAYS, id: 'free', base: 't3', weight: WEIGHT.OFF });
    add(draft, {
      ...MAX_DAYS,
      id: 'other',
      base: 't2',
      constraint: 'teacherMaxLessonsPerDay',
      maxLessons: 3,
    });
    const days = boundConstraints(draft).filter(({ kind }) => kind.kind === 'teacherMaxDays');
    const limits = days.map(({ params }) => params as { base: string; maxDays: number });
    expect(Object.fromEntries(limits.map(({ base, maxDays }) => [base, maxDays]))).toEqual({
      t1: 1,
      t2: 2,
      t4: 2,
    });
  });

  it('names the member that breaks it, and points at its one record (S8.4)', () => {
    const draft = testSchool();
    add(draft, { ...MAX_DAYS, base: { items: 'all' } });
    const at = { maths1: [0, 0], maths2: [1, 0], drama1: [2, 0], art1: [3, 0] } as const;
    const { matches, hardViolations } = verify(draft, placementsOf(draft, at));
    expect(hardViolations).toBe(1);
    expect(matches.map(({ constraints, references }) => [constraints, references.teachers])).toEqual([
      [['rule'], ['t1']],
    ]);
    expect(inEnglish(draft, matches[0]!.message)).toContain('t1');
  });

  it.each([
    [{ items: 'all' }, 'Each teacher teaches on at most 2 days'],
    [{ items: 'all', except: ['t1'] }, 'Each teacher except t1 teaches on at most 2 days'],
    [{ items: ['t1', 't2', 't3'], except: ['t3'] }, 'Each of t1 and t2 teaches on at most 2 days'],
  ])('says in its sentence who it is for: %j', (base, sentence) => {
    const draft = testSchool();
    const rule = add(draft, { ...MAX_DAYS, base });
    expect(inEnglish(draft, constraintMessage(draft, rule))).toBe(sentence);
  });

  it('is repeated by the same scope alone', () => {
    const draft = testSchool();
    add(draft, { ...MAX_DAYS, base: { items: ['t1', 't2'] } });
    const outcome = (record: object) => {
      return knownRules(draft.constraints).find(constraintSchema.parse({ ...MAX_DAYS, id: 'new', ...record }))
        ?.outcome;
    };
    expect(outcome({ base: { items: ['t2', 't1'] } })).toBe('exact');
    expect(outcome({ base: { items: ['t2', 't1'], except: ['t1'] } })).toBe('similar');
    expect(outcome({ base: { items: ['t2', 't1'] }, maxDays: 3 })).toBe('similar');
    expect(outcome({ base: { items: 'all' } })).toBeUndefined();
    expect(outcome({ base: 't1' })).toBeUndefined();
  });
});

describe('the records of rules for many', () => {
  const scopeOf = (draft: Draft) => {
    const { rule } = draft.constraints;
    return rule && 'base' in rule ? rule.base : null;
  };

  it('lose a deleted item; a chosen list that gets empty takes the rule along (S8.5)', () => {
    const draft = testSchool();
    add(draft, { ...MAX_DAYS, base: { items: ['t1', 't2'], except: ['t3'] } });
    const without = (draft: Draft, ...ids: string[]) => runCommand(draft, commands.deleteTeacher, { ids });
    expect(scopeOf(without(draft, 't1', 't3'))).toEqual({ items: ['t2'], except: [] });
    expect(without(draft, 't1', 't2').constraints).toEqual({});
    add(draft, { ...MAX_DAYS, base: { items: 'all', except: ['t1'] } });
    expect(scopeOf(without(draft, 't1'))).toEqual({ items: 'all', except: [] });
    expect(scopeOf(without(draft, 't1', 't2', 't3', 't4'))).toEqual({ items: 'all', except: [] });
  });

  it('have the copy of an item where they have the item (S8.6)', () => {
    const draft = testSchool();
    add(draft, { ...MAX_DAYS, base: { items: ['t1', 't2'], except: ['t2'] } });
    const copy = (id: string) => {
      return scopeOf(runCommand(draft, commands.duplicateTeacher, { id, newId: 'copy', name: 'Copy' }));
    };
    expect(copy('t1')).toEqual({ items: ['t1', 't2', 'copy'], except: ['t2'] });
    expect(copy('t2')).toEqual({ items: ['t1', 't2', 'copy'], except: ['t2', 'copy'] });
    expect(copy('t3')).toEqual({ items: ['t1', 't2'], except: ['t2'] });
  });

  it('are refused when nobody is left or one of them does not exist', () => {
    const draft = testSchool();
    const adding = (base: object) => () => {
      return runCommand(draft, commands.addConstraint, { constraint: { ...MAX_DAYS, base } } as never);
    };
    expect(adding({ items: ['t1'], except: ['t1'] })).toThrow(CommandRefused);
    expect(adding({ items: ['ghost'], except: [] })).toThrow(CommandRefused);
    expect(adding({ items: ['t1'], except: [] })).not.toThrow();
  });

  it('are repaired on load, with a finding, or dropped with one', () => {
    const load = (base: object) => {
      const draft = testSchool();
      const dataStore = { ...draft, constraints: { rule: { ...MAX_DAYS, weight: 100, base } } };
      const result = loadDraftFile(JSON.stringify({ fileVersion: 21, dataStore }));
      if (!result.ok) throw new Error('the file was not read');
      const found = result.findings.filter(({ path }) => path.includes('constraints.rule'));
      return [scopeOf(result.file.dataStore), found.map(({ severity }) => severity)];
    };
    expect(load({ items: ['t1', 'ghost'], except: ['ghost'] })).toEqual([
      { items: ['t1'], except: [] },
      ['repaired'],
    ]);
    expect(load({ items: ['ghost'] })).toEqual([null, ['dropped']]);
    expect(load({ items: [] })).toEqual([null, ['dropped']]);
    expect(load({ items: 'some' })).toEqual([null, ['dropped']]);
    expect(load({ items: ['t1'], except: ['t1'] })).toEqual([null, ['dropped']]);
    expect(load({ items: 'all' })).toEqual([{ items: 'all', except: [] }, []]);
  });
});

describe('a rule for many that leaves no timetable', () => {
  /** Two teachers on one day each, which has room for six of the ten periods of t1. */
  function crowded(): Draft {
    const draft = testSchool();
    draft.teachers.t9 = teacherSchema.parse({ id: 't9', name: 't9' });
    add(draft, { ...MAX_DAYS, maxDays: 1, base: { items: ['t1', 't9'] } });
    return draft;
  }

  it('is found by counting, for the member', () => {
    const draft = crowded();
    const found = [...preCheck(draft)].flatMap((event) => (event.kind === 'finding' ? [event] : []));
    const of = found.filter(({ finding }) => finding.about.constraints?.includes('rule'));
    expect(of.length).toBeGreaterThan(0);
    for (const { id, finding } of of) expect(inEnglish(draft, finding)).toContain(id);
  });

  it('is a member of the conflict by the name of the one whom it concerns, and is loosened for that one (S8.7)', () => {
    const draft = crowded();
    const search = createConflictSearch(draft, ['maths1']);
    while (!search.done) search.run(100_000);
    const members = search.conflict?.members ?? [];
    const rules = memberFindings(draft, members).filter(({ about }) => about.constraints?.includes('rule'));
    expect(rules).toHaveLength(1);
    expect(spoken(draft, rules[0]!).sentence).toContain('t1 teaches on at most 1 day');
    const edits = [...repairCandidates(draft, members)].flatMap((candidate) => candidate?.edit([]) ?? []);
    const own = edits.filter(({ command }) => command === 'addConstraint');
    expect(own[0]?.args).toMatchObject({ constraint: { base: 't1', maxDays: 2 } });
    const after = runCommand(draft, commands.addConstraint, own[0]?.args as never);
    expect(after.constraints.rule).toEqual(draft.constraints.rule);
    const days = boundConstraints(after).map(({ params }) => params as { base: string; maxDays: number });
    expect(days.find(({ base }) => base === 't1')?.maxDays).toBe(2);
    expect(days.filter(({ maxDays }) => maxDays === 1).map(({ base }) => base)).toEqual(['t9']);
  });
});
