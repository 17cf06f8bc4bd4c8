import { CHANGE_BUDGET, type ChangeBudget, type Draft, type Id } from '@bellgrid/model';
import { keptStarts, mostMoves } from '../../change-budget/kinds.ts';
import { type BoundConstraint, paramsOf, ruleMessageOf } from '../../rules/bound-constraint.ts';
import type { FoundConflict } from '../find-conflict.ts';
import { type Edit, plainCandidate, type RepairCandidate } from './edit.ts';

/** The draft without a limit on how many lessons move; a run moves as few as it can. */
export function withOpenBudget(draft: Draft): Draft {
  const changeBudget = { ...draft.config.changeBudget, most: CHANGE_BUDGET.max };
  return { ...draft, config: { ...draft.config, similarSchedule: true, changeBudget } };
}

/** True for a conflict of which the number of lessons that may move is a part. */
export function isOfBudget({ members }: Pick<FoundConflict, 'members'>): boolean {
  return members.some(
    (member) => member.kind === 'constraint' && member.bounds.some(({ kind }) => kind === mostMoves),
  );
}

/**
 * The change that lets moved lessons count up to `most`.
 * @param isSmallest there is no timetable with a smaller number; else that is not excluded.
 */
export function budgetCandidate(draft: Draft, most: number, isSmallest: boolean): RepairCandidate | null {
  const message = (own: number) =>
    ruleMessageOf(draft, { kind: mostMoves, params: { most: own }, weight: 1, records: [] });
  return plainCandidate('changeBudget', draft, {
    action: 'loosen',
    ...changed(draft, { most }),
    rule: message(draft.config.changeBudget.most),
    becomes: message(most),
    finding: {
      code: isSmallest ? 'findings.repair.budget.smallest' : 'findings.repair.budget.atMost',
      values: { most },
      about: {},
    },
  });
}

/** The command that no longer keeps the lessons of this rule's teacher or class where they are; null for other rules. */
export function withoutKept(draft: Draft, bound: BoundConstraint): Pick<Edit, 'command' | 'args'> | null {
  const kept = paramsOf(bound, keptStarts);
  if (kept === null) return null;
  const list = kept.type === 'teacher' ? 'teachers' : 'groups';
  const left: Id[] = draft.config.changeBudget[list].filter((id) => id !== kept.base);
  return changed(draft, { [list]: left });
}

function changed(draft: Draft, changes: Partial<ChangeBudget>): Pick<Edit, 'command' | 'args'> {
  const changeBudget = { ...draft.config.changeBudget, ...changes };
  return { command: 'setConfig', args: { changes: { changeBudget } } };
}
