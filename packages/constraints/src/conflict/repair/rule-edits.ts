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
import { constraintMessage } from '../../rules/constraint-message.ts';
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

/** The ways to relax a rule for many as a whole, the smallest first; none for other rules. */
export function* wholeRuleCandidates(draft: Draft, bound: BoundConstraint): Generator<RepairCandidate, void> {
  const record = draft.constraints[bound.records[0] ?? ''];
  if (!record || !isItemRule(record) || !isScope(record.base)) return;
  const { id, base } = record;
  const rule = constraintMessage(draft, record);
  const about = { constraints: [id] };
  const withLimit = (params: object): Edit | null => {
    const read = constraintSchema.safeParse({ ...record, ...params, base });
    if (!read.success) return null;
    const becomes = constraintMessage(draft, read.data);
    const finding = { code: 'findings.repair.loosen', values: { rule, becomes }, about };
    return {
      ...{ action: 'loosen', command: 'updateConstraint', args: { constraint: read.data } },
      ...{ rule, becomes, finding },
    };
  };
  const { weight, ...relaxed } = relaxedTo(draft, bound, { rule, about });
  const dropped: Edit = { ...relaxed, command: 'setConstraintWeight', args: { ids: [id], weight } };
  for (const edit of [...looserParams(bound).map(withLimit), dropped]) {
    const candidate = edit && plainCandidate(`whole ${id}`, draft, edit);
    if (candidate) yield candidate;
  }
}

interface Described {
  readonly rule: Message;
  readonly about: About;
}

function loosened(draft: Draft, bound: BoundConstraint, { rule, about }: Described): Edit[] {
  const edits: Edit[] = [];
  for (const params of looserParams(bound)) {
    const change = withParams(draft, bound, params);
    if (change === null) break;
    const becomes = ruleMessageOf(draft, { ...bound, params });
    const finding = { code: 'findings.repair.loosen', values: { rule, becomes }, about };
    edits.push({ action: 'loosen', ...change, rule, becomes, finding });
  }
  return edits;
}

/** The limit of a rule, loosened step by step. */
function looserParams({ kind, params }: BoundConstraint): object[] {
  const found: object[] = [];
  let looser = params;
  while (found.length < MOST_STEPS) {
    looser = kind.loosen?.(looser) ?? null;
    if (typeof looser !== 'object' || looser === null) break;
    found.push(looser);
  }
  return found;
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

function drop(draft: Draft, bound: BoundConstraint, described: Described): Edit | null {
  const { weight, ...relaxed } = relaxedTo(draft, bound, described);
  const change = bound.kind.family === 'run' ? withoutKept(draft, bound) : withWeight(draft, bound, weight);
  return change && { ...relaxed, ...change };
}

/** A rule becomes soft if its category has weights, else it is switched off. */
function relaxedTo(draft: Draft, { kind }: BoundConstraint, { rule, about }: Described) {
  const isWeighted = kind.family !== 'run' && draft.constraintGroupWeights[kind.category].enabled;
  const code = isWeighted ? 'findings.repair.soften' : 'findings.repair.switchOff';
  return {
    weight: isWeighted ? WEIGHT.FIVE : WEIGHT.OFF,
    action: isWeighted ? ('soften' as const) : ('switchOff' as const),
    rule,
    becomes: null,
    finding: { code, values: { rule }, about },
  };
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
