import { constraintMessage, type JudgedTimetable, type RuleNotKept } from '@bellgrid/constraints';
import { type Draft, isItemRule, isScope, type Message } from '@bellgrid/model';
import { numbersOf } from './judged-numbers.ts';

/** A constraint that is not kept, or a clash. */
export interface RuleGroup extends Pick<RuleNotKept, 'key' | 'isHard' | 'cost' | 'places' | 'lessons'> {
  readonly sentence: string;
  /** Of a rule for many, those for whom it is not kept; else the one rule. */
  readonly members: readonly RuleNotKept[];
}

interface Reader {
  readonly say: (message: Message) => string;
  readonly compare: (a: string, b: string) => number;
}

/** The rules, those of one rule for many together: hard ones first, then by penalty, places and sentence. */
export function ruleGroups(draft: Draft, rules: readonly RuleNotKept[], reader: Reader): RuleGroup[] {
  const byRecord = new Map<string, RuleNotKept[]>();
  for (const rule of rules) {
    const key = isForMany(draft, rule) ? `${rule.record} ${rule.isHard}` : rule.key;
    byRecord.set(key, [...(byRecord.get(key) ?? []), rule]);
  }
  return inOrder(
    [...byRecord].map(([key, members]) => groupOf(draft, key, members, reader)),
    reader,
  );
}

/** Each rule alone, in the same order. */
export const singleRules = (draft: Draft, rules: readonly RuleNotKept[], reader: Reader): RuleGroup[] =>
  inOrder(
    rules.map((rule) => groupOf(draft, rule.key, [rule], reader)),
    reader,
  );

const isForMany = ({ constraints }: Draft, { record }: RuleNotKept): boolean => {
  const constraint = constraints[record ?? ''];
  return constraint !== undefined && isItemRule(constraint) && isScope(constraint.base);
};

function groupOf(draft: Draft, key: string, members: readonly RuleNotKept[], { say }: Reader): RuleGroup {
  const [first] = members;
  const record = draft.constraints[first?.record ?? ''];
  const message = members.length > 1 && record ? constraintMessage(draft, record) : first && messageOf(first);
  return {
    key,
    members,
    isHard: first?.isHard ?? false,
    cost: members.reduce((sum, { cost }) => sum + cost, 0),
    places: members.reduce((sum, { places }) => sum + places, 0),
    lessons: [...new Set(members.flatMap(({ lessons }) => lessons))],
    sentence: message ? say(message) : '',
  };
}

/** The only place says all that the rule says, and how it is not kept. */
const messageOf = ({ findings, rule }: RuleNotKept): Message | undefined =>
  findings.length === 1 ? findings[0] : (rule ?? findings[0]);

const inOrder = (groups: readonly RuleGroup[], { compare }: Reader): RuleGroup[] =>
  groups.toSorted(
    (a, b) =>
      Number(b.isHard) - Number(a.isHard) ||
      b.cost - a.cost ||
      b.places - a.places ||
      compare(a.sentence, b.sentence),
  );

/** The numbers of rules that are not kept, as the numbers of the schedule count them. */
export function countsOf({ brokenParts, notKept, quality }: JudgedTimetable) {
  const rules = notKept.filter(({ isHard, rule }) => isHard && rule !== null);
  const places = rules.reduce((sum, rule) => sum + rule.places, 0);
  return { broken: { ...brokenParts, places }, soft: numbersOf(quality).notMet };
}
