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
  readonly t: TFunction;
}

/** The state of a rule in words, with its amount and lessons and the way to them. */
export function Now({ status, problem, isOfRun, isWaiting, t }: NowProps) {
  const isChecked = useIsChecked();
  if (status === 'off') return null;
  if (status === 'unknown') {
    if (isOfRun) return null;
    if (isWaiting) return t('constraints.now.nothingPlaced');
    return isChecked ? null : t('solver.status.checking');
  }
  if (!problem || status === 'met') return t('constraints.now.met');
  if (isOfRun) return <span>{t('constraints.now.conflict')}</span>;
  return <NotKept {...{ status, problem, t }} />;
}

/** That a rule is not kept and by how much, in the unit of its kind. */
export function notKeptWords(
  t: TFunction,
  problem: Pick<RuleProblem, 'kind' | 'hard' | 'soft'>,
  status: 'hard' | 'soft',
  days: readonly string[] = [],
): string {
  const kind = kindNamed(problem.kind);
  if (kind === undefined) return t(`constraints.now.${status}Mixed`);
  const amount = t(`constraints.amount.${kind}`, { count: problem[status] });
  return days.length > 0
    ? t(`constraints.now.${status}On`, { amount, days: days.join(', ') })
    : t(`constraints.now.${status}`, { amount });
}

interface NotKeptProps {
  readonly status: 'hard' | 'soft';
  readonly problem: RuleProblem;
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
