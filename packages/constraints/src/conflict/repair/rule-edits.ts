import { type Draft, type Id, WEIGHT } from '@bellgrid/model';
import { type BoundConstraint, sentenceOf } from '../../bound-constraint.ts';
import type { Finding } from '../../finding.ts';
import { kinds } from '../../kinds/registry.ts';
import { type Edit, plainCandidate, type RepairCandidate } from './edit.ts';

/** How many steps a limit is loosened at most, before the rule is dropped instead. */
const MOST_STEPS = 6;

/**
 * The ways to give in on one rule, the smallest first: its limit step by step, a wish where its category has
 * weights, else off.
 */
export function* ruleCandidates(
  draft: Draft,
  bound: BoundConstraint,
  about: Finding,
): Generator<RepairCandidate, void> {
  const name = `rule ${bound.kind.kind} ${JSON.stringify(bound.params)}`;
  const rule = sentenceOf(draft, bound);
  for (const edit of [...loosened(draft, bound, { rule, about }), drop(draft, bound, { rule, about })]) {
    const candidate = edit && plainCandidate(name, draft, edit);
    if (candidate) yield candidate;
  }
}

type Words = Pick<Edit, 'rule' | 'about'>;

function loosened(draft: Draft, bound: BoundConstraint, { rule, about }: Words): Edit[] {
  const edits: Edit[] = [];
  let { params } = bound;
  while (edits.length < MOST_STEPS) {
    params = bound.kind.loosen?.(params) ?? null;
    const change = params === null ? null : withParams(draft, bound, params);
    if (change === null) break;
    const becomes = sentenceOf(draft, { ...bound, params });
    const sentence = `Instead of "${rule}": ${becomes}`;
    edits.push({ action: 'loosen', ...change, rule, becomes, about, sentence });
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
  return { command: 'updateConstraint', args: { constraint: { ...record, ...params } } };
}

function drop(draft: Draft, bound: BoundConstraint, { rule, about }: Words): Edit | null {
  const isWeighted = draft.constraintGroupWeights[bound.kind.category].enabled;
  const weight = isWeighted ? WEIGHT.FIVE : WEIGHT.OFF;
  const change = withWeight(bound, weight);
  if (change === null) return null;
  const action = isWeighted ? 'soften' : 'switchOff';
  const sentence = isWeighted ? `Make this a wish: ${rule}` : `Switch this off: ${rule}`;
  return { action, ...change, rule, becomes: null, about, sentence };
}

function withWeight({ kind, params, records }: BoundConstraint, weight: number): Change | null {
  if (records.length > 0) return { command: 'setConstraintWeight', args: { ids: records, weight } };
  const { base } = params as { base: Id };
  if (kind === kinds.lessonSpread) return { command: 'setSpread', args: { ids: [base], weight } };
  if (kind === kinds.lessonsSamePeriod)
    return { command: 'setSpread', args: { ids: [base], lessonsSamePeriod: false } };
  return null;
}
