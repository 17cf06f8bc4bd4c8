import type { TimetableQuality } from '@bellgrid/constraints';
import type { Finding, Id, Message } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useDraft } from '../draft/use-draft.ts';
import {
  type BrokenNews,
  type BrokenRules,
  brokenAfter,
  type LessonMark,
  NONE_BROKEN,
} from './read-report.ts';
import type { RuleProblems } from './rule-problems.ts';

/** The rules that the draft's own timetable breaks, and its numbers. */
interface Latest {
  /** Null until the draft was checked. */
  readonly broken: BrokenRules | null;
  /** Null until they were counted. */
  readonly quality: TimetableQuality | null;
}

const NOTHING: Latest = { broken: null, quality: null };

const useLatest = create<Latest>(() => NOTHING);

/** A part of the broken rules; while nothing is known, that of a draft without any. */
function useBroken<Part>(selector: (broken: BrokenRules) => Part): Part {
  return useLatest(({ broken }) => selector(broken ?? NONE_BROKEN));
}

/**
 * Keeps what the checker found. What did not change stays: nothing renders again for it. Differences from findings that
 * were forgotten, because another school was opened meanwhile, are dropped.
 */
export function setBroken(isFirst: boolean, news: BrokenNews): void {
  useLatest.setState((latest) => {
    if (isFirst) return { broken: brokenAfter(NONE_BROKEN, news) };
    return latest.broken === null ? latest : { broken: brokenAfter(latest.broken, news) };
  });
}

/** Forgets the findings: nothing is known of this draft yet. */
export const forgetBroken = (): void => useLatest.setState(NOTHING);

/** Keeps the numbers of the draft's timetable. */
export const setQuality = (quality: TimetableQuality): void => useLatest.setState({ quality });

/** The numbers of the draft's timetable, a moment after each edit; null until they were counted. */
export const useDraftQuality = (): TimetableQuality | null => useLatest(({ quality }) => quality);

/** The penalty of the draft's timetable for its soft constraints; null until it was counted. */
export const useDraftCost = (): number | null => useLatest(({ broken }) => broken?.cost ?? null);

/** The hard rules that the draft's timetable breaks and its penalty, as they are known at this moment. */
export function brokenNow() {
  const { broken } = useLatest.getState();
  const { count, findings } = broken ?? NONE_BROKEN;
  return { broken: { count, findings }, cost: broken?.cost ?? null };
}

/** True once the draft was checked and has placed lessons. */
export const useHasPlaced = (): boolean => useBroken(({ hasPlaced }) => hasPlaced);

/** True once the placed lessons of the draft were checked. */
export const useIsChecked = (): boolean => useLatest(({ broken }) => broken !== null);

/** The constraints that the draft's timetable does not keep, a moment after each edit. */
export const useDraftProblems = (): RuleProblems => useBroken(({ problems }) => problems);

/** The number of places at which the draft's timetable breaks hard rules, a moment after each edit. */
export const useBrokenCount = (): number => useBroken(({ count }) => count);

/** The clashes of lessons in the draft's timetable, the hard constraints that it breaks, and at how many places. */
export function useBrokenParts(): {
  readonly clashes: number;
  readonly rules: number;
  readonly places: number;
} {
  const clashes = useBroken((broken) => broken.clashes);
  const rules = useBroken(({ problems }) => [...problems.values()].filter(({ hard }) => hard > 0).length);
  const places = useBroken(({ count }) => count) - clashes;
  return { clashes, rules, places };
}

/** The findings about these places. */
export const useBrokenFindings = (): readonly Finding[] => useBroken(({ findings }) => findings);

/** The part of one lesson in that; undefined without any. */
export const useLessonMark = (id: Id): LessonMark | undefined => useBroken(({ marks }) => marks.get(id));

/** The soft constraints that one lesson does not meet; undefined without any. */
export const useSoftMark = (id: Id): readonly Message[] | undefined =>
  useBroken(({ softMarks }) => softMarks.get(id));

/** The sentences of messages, each once. */
export function useSentences(messages: readonly Message[] | undefined): readonly string[] {
  const { i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  return [...new Set(messages?.map((each) => messageText(i18n, draft, each)))];
}

/** The sentences of a lesson's mark, each once. */
export function useMarkSentences(mark: LessonMark | undefined): readonly string[] {
  return useSentences(mark?.violations);
}
