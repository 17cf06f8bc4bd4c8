import type { Id } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { create } from 'zustand';
import type { BrokenRules, LessonMark } from './read-report.ts';

/** What the lessons break where they stand in the draft. */
interface LatestBroken {
  readonly count: number;
  readonly findings: readonly SolverFinding[];
  readonly marks: ReadonlyMap<Id, LessonMark>;
}

const NOTHING: LatestBroken = { count: 0, findings: [], marks: new Map() };

const useBrokenStore = create<LatestBroken>(() => NOTHING);

/** Takes over what the checker found. Marks that say the same as before are kept: nothing renders again for them. */
export function setBroken({ count, findings, marks }: BrokenRules): void {
  useBrokenStore.setState(({ marks: before }) => ({
    count,
    findings: findings as readonly SolverFinding[],
    marks: new Map(
      marks.map(([id, mark]) => {
        const old = before.get(id);
        return [id, old && isSame(old, mark) ? old : mark];
      }),
    ),
  }));
}

const isSame = (a: LessonMark, b: LessonMark): boolean =>
  a.isImpossible === b.isImpossible && a.sentences.join('\n') === b.sentences.join('\n');

/** Forgets what was found: of this draft nothing is known yet. */
export const forgetBroken = (): void => useBrokenStore.setState(NOTHING);

/** In how many places the draft's timetable breaks hard rules, a moment after each edit. */
export const useBrokenCount = (): number => useBrokenStore(({ count }) => count);

/** The same as findings. */
export const useBrokenFindings = (): readonly SolverFinding[] => useBrokenStore(({ findings }) => findings);

/** What one lesson has to do with that. */
export const useLessonMark = (id: Id): LessonMark | undefined => useBrokenStore(({ marks }) => marks.get(id));
