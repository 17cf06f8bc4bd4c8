import {
  type About,
  type Constraint,
  constraintSchema,
  type Draft,
  derivedId,
  type Id,
  isItemRule,
  isScope,
  type Message,
  WEIGHT,
} from '@bellgrid/model';
import { kinds } from '../../kinds/registry.ts';
import { type BoundConstraint, ruleMessageOf } from '../../rules/bound-constraint.ts';
import { withoutKept } from './budget-candidate.ts';
import { type Edit, plainCandidate, type RepairCandidate } from './edit.ts';

/** The most steps by which a limit is loosened before the rule is dropped instead. */
const MOST_STEPS = 6;

/**
 * The ways to relax one rule, the smallest first: its limit step by step, then as a soft constraint if its category has
 * weights, else switched off.
 */
export function* ruleCandidates(
  draft: Draft,
  bound: BoundConstraint,
  about: About,
): Generator<RepairCandidate, void> {
  const name = `rule ${bound.kind.kind} ${JSON.stringify(bound.params)}`;
  const rule = ruleMessageOf(draft, bound);
  for (const edit of [...loosened(draft, bound, { rule, about }), drop(draft, bound, { rule, about })]) {
    const candidate = edit && plainCandidate(name, draft, edit);
    if (candidate) yield candidate;
  }
}

interface Described {
  readonly rule: Message;
  readonly about: About;
}

function loosened(draft: Draft, bound: BoundConstraint, { rule, about }: Described): Edit[] {
  const edits: Edit[] = [];
  let { params } = bound;
  while (edits.length < MOST_STEPS) {
    params = bound.kind.loosen?.(params) ?? null;
    const change = params === null ? null : withParams(draft, bound, params);
    if (change === null) break;
    const becomes = ruleMessageOf(draft, { ...bound, params });
    const finding = { code: 'findings.repair.loosen', values: { rule, becomes }, about };
    edits.push({ action: 'loosen', ...change, rule, becomes, finding });
  }
  return edits;
}

type Change = Pick<Edit, 'command' | 'args'>;

/** The command that gives a rule other parameters. */
function withParams(draft: Draft, { kind, records }: BoundConstraint, params: unknown): Change | null {
  if (kind === kinds.lessonSpread) {
    const { base, constraint } = kinds.lessonSpread.params.parse(params);
    if (constraint === 'None') return null;
    return { command: 'setSpread', args: { ids: [base], constraint } };
  }
  const record = draft.constraints[records[0] ?? ''];
  if (records.length !== 1 || !record || typeof params !== 'object') return null;
  // A limit may be at its largest already.
  if (!constraintSchema.safeParse({ ...record, ...params }).success) return null;
  if (isForMany(record)) return ownRule(record, params);
  return { command: 'updateConstraint', args: { constraint: { ...record, ...params } } };
}

function drop(draft: Draft, bound: BoundConstraint, { rule, about }: Described): Edit | null {
  const isOfRun = bound.kind.family === 'run';
  const isWeighted = !isOfRun && draft.constraintGroupWeights[bound.kind.category].enabled;
  const weight = isWeighted ? WEIGHT.FIVE : WEIGHT.OFF;
  const change = isOfRun ? withoutKept(draft, bound) : withWeight(draft, bound, weight);
  if (change === null) return null;
  const action = isWeighted ? 'soften' : 'switchOff';
  const code = isWeighted ? 'findings.repair.soften' : 'findings.repair.switchOff';
  return { action, ...change, rule, becomes: null, finding: { code, values: { rule }, about } };
}

function withWeight(draft: Draft, { kind, params, records }: BoundConstraint, weight: number): Change | null {
  const record = draft.constraints[records[0] ?? ''];
  if (record && isForMany(record)) return ownRule(record, { ...(params as object), weight });
  if (records.length > 0) return { command: 'setConstraintWeight', args: { ids: records, weight } };
  const { base } = params as { base: Id };
  if (kind === kinds.lessonSpread) return { command: 'setSpread', args: { ids: [base], weight } };
  if (kind === kinds.lessonsSamePeriod)
    return { command: 'setSpread', args: { ids: [base], lessonsSamePeriod: false } };
  return null;
}

function isForMany(record: Constraint): boolean {
  return isItemRule(record) && isScope(record.base);
}

/** The command that gives a member of a rule for many a rule of its own, which counts in its place. */
function ownRule(record: Constraint, params: object | null): Change {
  const constraint = { ...record, ...params };
  const { base } = constraint as { base: Id };
  return {
    command: 'addConstraint',
    args: { constraint: { ...constraint, id: derivedId('own', base, record.id) } },
  };
}
