import { IconMinus, IconTilde, IconX } from '@tabler/icons-react';
import type { CalendarState } from './calendar-state.ts';

const signs: Readonly<Partial<Record<CalendarState, typeof IconX>>> = {
  notPreferred: IconTilde,
  blocked: IconX,
  mixed: IconMinus,
};

/** The sign of a state, so that it is never told by colour alone. */
export function CalendarSign({ state }: { state: CalendarState }) {
  const Sign = signs[state];
  return Sign ? <Sign size={14} stroke={2.4} aria-hidden /> : null;
}
