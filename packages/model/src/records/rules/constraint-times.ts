import type { Constraint } from './constraint.ts';
import type { AnyField, KnownTimes } from './fields.ts';
import { ruleOf } from './registry.ts';

/**
 * The constraint without the days and periods that are not known; null when nothing of it remains: its one day or
 * period is gone, or one of its lists is left empty. The same object if it names no other. Everything that asks which
 * days and periods a constraint is about asks here.
 */
export function withinTimes<T extends Constraint>(constraint: T, known: KnownTimes): T | null {
  if (constraint.type === 'teacher' || constraint.type === 'group' || constraint.type === 'classroom') {
    return known.day(constraint.day) && known.period(constraint.period) ? constraint : null;
  }
  const values = constraint as unknown as Readonly<Record<string, unknown>>;
  let left: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries<AnyField>(ruleOf(constraint)?.fields ?? {})) {
    const kept = field.within(values[name], known);
    if (kept === null && values[name] !== null) return null;
    if (kept === values[name]) continue;
    left ??= { ...values };
    left[name] = kept;
  }
  return left === null ? constraint : (left as unknown as T);
}

/** Returns whether a constraint names periods of a structure. Days are those of every structure. */
export function namesPeriods(constraint: Constraint): boolean {
  return withinTimes(constraint, { day: () => true, period: () => false }) !== constraint;
}
