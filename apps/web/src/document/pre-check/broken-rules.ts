import type { TimetableQuality } from '@bellgrid/constraints';
import { type Finding, type Id, type Message, messageKey } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useDraft } from '../draft/use-draft.ts';
import type { BrokenRules, LessonMark } from './read-report.ts';
import type { RuleProblems } from './rule-problems.ts';

/** The rules that the draft's own timetable breaks. */
interface LatestBroken {
  /** False until the draft was checked. */
  readonly isChecked: boolean;
  /** True when any lesson is placed. */
  readonly hasPlaced: boolean;
  readonly count: number;
  /** The penalty of the soft constraints; null until it was counted. */
  readonly cost: number | null;
  readonly findings: readonly Finding[];
  readonly marks: ReadonlyMap<Id, LessonMark>;
  /** The soft constraints that a lesson does not meet. */
  readonly softMarks: ReadonlyMap<Id, readonly Message[]>;
  /** The constraints that it does not keep. */
  readonly problems: RuleProblems;
  /** The numbers of the draft's timetable; null until they were counted. */
  readonly quality: TimetableQuality | null;
}

const NOTHING: LatestBroken = {
  isChecked: false,
  hasPlaced: false,
  quality: null,
  cost: null,
  count: 0,
  findings: [],
  marks: new Map(),
  softMarks: new Map(),
  problems: new Map(),
};

const useBrokenStore = create<LatestBroken>(() => NOTHING);

/**
 * Keeps the findings of the checker. Marks that are equal to those before stay: nothing renders again for
 * them.
 */
export function setBroken({
  hasPlaced,
  count,
  cost,
  findings,
  marks,
  softMarks,
  problems,
}: BrokenRules): void {
  useBrokenStore.setState(({ marks: before, softMarks: softBefore }) => ({
    isChecked: true,
    softMarks: new Map(
      softMarks.map(([id, list]) => {
        const old = softBefore.get(id);
        return [id, old && messageKeys(old) === messageKeys(list) ? old : list];
      }),
    ),
    hasPlaced,
    count,
    cost,
    findings,
    problems: new Map(problems.map((each) => [each.key, each])),
    marks: new Map(
      marks.map(([id, mark]) => {
        const old = before.get(id);
        return [id, old && isSame(old, mark) ? old : mark];
      }),
    ),
  }));
}

const isSame = (a: LessonMark, b: LessonMark): boolean =>
  a.isImpossible === b.isImpossible && keysOf(a) === keysOf(b);

const keysOf = ({ violations }: LessonMark): string => messageKeys(violations);

const messageKeys = (messages: readonly Message[]): string => messages.map(messageKey).join('\n');

/** Forgets the findings: nothing is known of this draft yet. */
export const forgetBroken = (): void => useBrokenStore.setState(NOTHING);

/** Keeps the numbers of the draft's timetable. */
export const setQuality = (quality: TimetableQuality): void => useBrokenStore.setState({ quality });

/** The numbers of the draft's timetable, a moment after each edit; null until they were counted. */
export const useDraftQuality = (): TimetableQuality | null => useBrokenStore(({ quality }) => quality);

/** The penalty of the draft's timetable for its soft constraints; null until it was counted. */
export const useDraftCost = (): number | null => useBrokenStore(({ cost }) => cost);

/** True once the draft was checked and has placed lessons. */
export const useHasPlaced = (): boolean =>
  useBrokenStore(({ isChecked, hasPlaced }) => isChecked && hasPlaced);

/** True once the placed lessons of the draft were checked. */
export const useIsChecked = (): boolean => useBrokenStore(({ isChecked }) => isChecked);

/** The constraints that the draft's timetable does not keep, a moment after each edit. */
export const useDraftProblems = (): RuleProblems => useBrokenStore(({ problems }) => problems);

/** In how many places the draft's timetable breaks hard rules, a moment after each edit. */
export const useBrokenCount = (): number => useBrokenStore(({ count }) => count);

/** The findings about these places. */
export const useBrokenFindings = (): readonly Finding[] => useBrokenStore(({ findings }) => findings);

/** The part of one lesson in that; undefined without any. */
export const useLessonMark = (id: Id): LessonMark | undefined => useBrokenStore(({ marks }) => marks.get(id));

/** The soft constraints that one lesson does not meet; undefined without any. */
export const useSoftMark = (id: Id): readonly Message[] | undefined =>
  useBrokenStore(({ softMarks }) => softMarks.get(id));

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
