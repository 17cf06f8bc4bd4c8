import * as z from 'zod';
import { type Id, idSchema } from '../../values/id.ts';

/**
 * The base of a rule for many: all teachers, classes or subjects, those included that are added later, or a chosen list
 * of them; in either case without the excepted ones.
 */
export const scopeSchema = z.object({
  items: z.union([z.literal('all'), z.array(idSchema).min(1)]),
  except: z.array(idSchema).default([]),
});
export type Scope = z.infer<typeof scopeSchema>;

/** The base of a rule: one item, or a scope. */
export const baseSchema = z.union([idSchema, scopeSchema]);
export type Base = z.infer<typeof baseSchema>;

export function isScope(base: unknown): base is Scope {
  return typeof base === 'object' && base !== null && 'items' in base;
}

/** Returns whether the scope can never have a member: a chosen list all of which is excepted. */
export function isEmptyScope({ items, except }: Scope): boolean {
  return items !== 'all' && items.every((id) => except.includes(id));
}

/**
 * The scope without items that are gone; null when nothing is left of a chosen list. The same object if nothing is
 * gone.
 */
export function scopeWithout(scope: Scope, isGone: (id: Id) => boolean): Scope | null {
  const stays = (id: Id): boolean => !isGone(id);
  const items = scope.items === 'all' ? scope.items : scope.items.filter(stays);
  const left = { items, except: scope.except.filter(stays) };
  if (isEmptyScope(left)) return null;
  return left.items.length === scope.items.length && left.except.length === scope.except.length
    ? scope
    : left;
}
