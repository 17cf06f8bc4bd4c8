import type { Draft } from '@bellgrid/model';
import { createContext } from './check-context.ts';
import { checkPeriods } from './check-periods.ts';
import { checkRooms } from './check-rooms.ts';
import { checkRules } from './check-rules.ts';
import { checkSameTime } from './check-same-time.ts';
import { checkStarts } from './check-starts.ts';
import { checkWorkload } from './check-workload.ts';
import type { PreCheckEvent } from './event.ts';

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
