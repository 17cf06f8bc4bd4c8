import type { Draft } from '@bellgrid/model';
import { createContext } from './pre-check/check-context.ts';
import { checkPeriods } from './pre-check/check-periods.ts';
import { checkRooms } from './pre-check/check-rooms.ts';
import { checkRules } from './pre-check/check-rules.ts';
import { checkSameTime } from './pre-check/check-same-time.ts';
import { checkStarts } from './pre-check/check-starts.ts';
import { checkWorkload } from './pre-check/check-workload.ts';
import type { PreCheckEvent } from './pre-check/event.ts';

/**
 * Looks for reasons why no full timetable can exist, by counting (semantics, section 6), one event per
 * item and finding. A finding is a proof; no finding proves nothing.
 */
export function* preCheck(draft: Draft, options: { solveAnyway?: boolean } = {}): Iterable<PreCheckEvent> {
  const context = createContext(draft, options.solveAnyway ?? false);
  const tooClosed = [...(yield* checkPeriods(context)), ...(yield* checkRooms(context))];
  yield* checkStarts(context, tooClosed);
  yield* checkWorkload(context);
  yield* checkRules(context);
  yield* checkSameTime(context);
}
