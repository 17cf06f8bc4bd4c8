import type { Draft, Finding } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import type { StatusTone } from './StatusLine.tsx';
import { unplacedLessons } from './unplaced-lessons.ts';

interface DraftChecks {
  /** The server has said whether a run is at work. */
  readonly isRunKnown: boolean;
  /** The placed lessons were checked. */
  readonly isChecked: boolean;
  /** The hard rules that the draft's own schedule breaks, and what the pre-check found; null until it has. */
  readonly broken: readonly Finding[];
  readonly faults: readonly Finding[] | null;
}

interface DraftWords {
  readonly tone: StatusTone;
  readonly title: string;
  readonly body: string;
  /** The finding that the line quotes, with the way to the others. */
  readonly first: Finding | null;
}

/** The sentence on the draft's own schedule: neutral until it was checked. */
export function describeDraft(draft: Draft, checks: DraftChecks, t: TFunction): DraftWords {
  const { isRunKnown, isChecked, broken, faults } = checks;
  const words = { body: '', first: null };
  const lessons = Object.keys(draft.lessons).length;
  const isPlaced = Object.values(draft.lessons).some(({ timeSlot }) => timeSlot !== null);
  if (!isRunKnown) return { ...words, tone: 'unknown', title: t('solver.asking') };
  if (lessons === 0) return { ...words, ...hint('noLessons', lessons, t) };
  if (isPlaced && !isChecked) return { ...words, tone: 'unknown', title: t('solver.status.checking') };
  const [firstBroken] = broken;
  if (firstBroken) return { ...words, tone: 'hard', title: t('solver.status.broken'), first: firstBroken };
  const [fault] = faults ?? [];
  if (fault) {
    const title = t('solver.checkFailed', { count: faults?.length ?? 0 });
    return { ...words, tone: 'hard', title, first: fault };
  }
  if (!isPlaced) return { ...words, ...hint('unscheduled', lessons, t) };
  const unplaced = unplacedLessons(draft);
  if (unplaced > 0)
    return { ...words, tone: 'plain', title: t('solver.status.unplaced', { count: unplaced }) };
  return { ...words, tone: 'calm', title: t('solver.status.complete') };
}

function hint(key: 'noLessons' | 'unscheduled', count: number, t: TFunction) {
  return {
    tone: 'info',
    title: t(`schedule.hint.${key}`),
    body: t(`schedule.hint.${key}Body`, { count }),
  } as const;
}
