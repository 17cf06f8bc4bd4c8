import type { Draft } from '../../draft/draft.ts';
import { findUsualRule, proposedLunchWindow } from '../../draft/usual-rules.ts';
import { scan } from './scan.ts';

/**
 * Changes the periods of a school. The usual rules of lunch that still have the window that was proposed get the one that
 * is proposed for the new periods.
 */
export function followLunchWindows(draft: Draft, change: () => void): void {
  const before = scan(draft);
  const was = proposedLunchWindow(before);
  change();
  const after = scan(draft);
  const now = proposedLunchWindow(after);
  if (was.start === now.start && was.end === now.end) return;
  for (const name of ['classLunch', 'teacherLunch'] as const) {
    const id = findUsualRule(after, name)?.id;
    const rule = id === undefined ? undefined : draft.constraints[id];
    if (!rule || !('start' in rule) || rule.start !== was.start || rule.end !== was.end) continue;
    rule.start = now.start;
    rule.end = now.end;
  }
}
