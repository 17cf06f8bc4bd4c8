import type { LessonSpread } from '@bellgrid/model';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useIsChecked } from '../../document/pre-check/broken-rules.ts';
import type { RuleProblem } from '../../document/pre-check/rule-problems.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { firstNames } from '../../ui/fields/PickerChip.tsx';
import { kindNamed } from '../constraint-editor/rule-row.ts';
import { daysOf, type RuleStatus } from './rule-status.ts';

/** The cost of a rule in the column of costs. */
export const costText = (t: TFunction, problem: RuleProblem | undefined): string =>
  problem && problem.cost > 0 ? t('names.number', { value: problem.cost }) : '';

interface NowProps {
  readonly status: RuleStatus;
  readonly problem: RuleProblem | undefined;
  readonly isOfRun: boolean;
  /** None of the lessons that the rule is about is placed. */
  readonly isWaiting: boolean;
  /** The spread of a subject whose own fields are the rule. */
  readonly spread?: LessonSpread;
  readonly t: TFunction;
}

/** The state of a rule in words, with its amount and lessons and the way to them. */
export function Now({ status, problem, isOfRun, isWaiting, spread, t }: NowProps) {
  const isChecked = useIsChecked();
  if (status === 'off') return null;
  if (status === 'unknown') {
    if (isOfRun) return null;
    if (isWaiting) return t('constraints.now.nothingPlaced');
    return isChecked ? null : t('solver.status.checking');
  }
  if (!problem || status === 'met') return t('constraints.now.met');
  if (isOfRun) return <span>{t('constraints.now.conflict')}</span>;
  return <NotKept {...{ status, problem: spread ? { ...problem, spread } : problem, t }} />;
}

/** The units of amounts of the spreads. */
const spreadUnits = {
  None: null,
  AtLeastOnePerDay: 'everyDay',
  NoMoreThanOnePerDay: 'most',
  NoMoreThanTwoPerDay: 'most',
  NoMoreThanThreePerDay: 'most',
  OneDayTwoLessons: 'twos',
  TwoDayTwoLessons: 'twos',
  ThreeDayTwoLessons: 'twos',
} as const satisfies Record<LessonSpread, string | null>;

interface NotKeptAmount extends Pick<RuleProblem, 'kind' | 'hard' | 'soft'> {
  /** The spread of a subject, whose amounts have units of their own. */
  readonly spread?: LessonSpread;
}

/** The amount of a rule in the unit of its kind; null without one. */
function amountWords(t: TFunction, { kind: name, spread }: NotKeptAmount, count: number): string | null {
  const kind = kindNamed(name);
  if (kind === undefined) return null;
  if (kind !== 'lessonSpread') return t(`constraints.amount.${kind}`, { count });
  const unit = spreadUnits[spread ?? 'None'];
  return unit && t(`constraints.amount.lessonSpread.${unit}`, { count });
}

/** That a rule is not kept and by how much, in the unit of its kind. */
export function notKeptWords(
  t: TFunction,
  problem: NotKeptAmount,
  status: 'hard' | 'soft',
  days: readonly string[] = [],
): string {
  const amount = amountWords(t, problem, problem[status]);
  if (amount === null) return t(`constraints.now.${status}Mixed`);
  return days.length > 0
    ? t(`constraints.now.${status}On`, { amount, days: days.join(', ') })
    : t(`constraints.now.${status}`, { amount });
}

interface NotKeptProps {
  readonly status: 'hard' | 'soft';
  readonly problem: RuleProblem & NotKeptAmount;
  readonly t: TFunction;
}

function NotKept({ status, problem, t }: NotKeptProps) {
  const schoolData = useDraft((draft) => draft.schoolData);
  const records = useDraft((draft) => draft.lessons);
  const words = notKeptWords(t, problem, status, daysOf({ schoolData }, problem));
  const lessons = problem.lessons.flatMap((id) => records[id] ?? []);
  const names = lessons.map(({ name }) => name).sort(compareForReader);
  const [group] = lessons[0]?.groups ?? [];
  const [teacher] = lessons[0]?.teachers ?? [];
  const title = [t(`constraints.notMet.${status}`), firstNames(names, 8)]
    .filter((each) => each !== '')
    .join('\n');
  const id = group ?? teacher;
  return id === undefined ? (
    <span title={title}>{words}</span>
  ) : (
    <Link
      to="/schedule/$view/$id"
      params={{ view: group === undefined ? 'teachers' : 'classes', id }}
      preload={false}
      title={title}
    >
      {words}
    </Link>
  );
}
