import type { Constraint } from './constraint.ts';
import type { Id } from './id.ts';

export type ReferencedKind = 'subject' | 'lesson' | 'teacher' | 'group' | 'classroom' | 'structure';

/**
 * Which fields of a constraint hold ids of which records. The list names hold for the parameters that a
 * kind declares itself, too: a kind's parameter that is a list of ids takes one of these names.
 */
const idFields: Record<ReferencedKind, { base: readonly string[]; lists: readonly string[] }> = {
  subject: { base: ['subject'], lists: ['subjects', 'subjectsA', 'subjectsB'] },
  lesson: { base: ['lesson'], lists: ['lessons', 'lessonsA', 'lessonsB'] },
  teacher: { base: ['teacher', 'teacherConstraint'], lists: ['teachers'] },
  group: { base: ['group', 'groupConstraint'], lists: ['groups'] },
  classroom: { base: ['classroom'], lists: ['classrooms'] },
  structure: { base: [], lists: [] },
};
export const referencedKinds = Object.keys(idFields) as ReferencedKind[];

/** The ids of one kind of record that a constraint points at, each once. */
export function referencesOf(constraint: Constraint, kind: ReferencedKind): Id[] {
  const fields: Record<string, unknown> = constraint;
  const ids = new Set<Id>();
  if (idFields[kind].base.includes(constraint.type)) {
    for (const id of [fields.base, fields.other]) if (typeof id === 'string') ids.add(id);
  }
  if (kind === 'structure' && typeof fields.structure === 'string') ids.add(fields.structure);
  for (const name of idFields[kind].lists) {
    for (const id of idList(fields[name])) ids.add(id);
  }
  return [...ids];
}

/**
 * The constraint without its references to records that are gone; null when it means nothing any more: its
 * base, target or structure is gone, or one of its lists is left empty. The same object if nothing is gone.
 */
export function withoutReferences<T extends Constraint>(
  constraint: T,
  kind: ReferencedKind,
  isGone: (id: Id) => boolean,
): T | null {
  if (!pointsAt(constraint, kind, isGone)) return constraint;
  const fields: Record<string, unknown> = { ...constraint };
  const single = idFields[kind].base.includes(constraint.type) ? [fields.base, fields.other] : [];
  if (kind === 'structure') single.push(fields.structure);
  if (single.some((id) => typeof id === 'string' && isGone(id))) return null;
  for (const name of idFields[kind].lists) {
    const ids = idList(fields[name]);
    const left = ids.filter((id) => !isGone(id));
    if (ids.length === 0) continue;
    if (left.length === 0) return null;
    fields[name] = left;
  }
  return fields as T;
}

function pointsAt(constraint: Constraint, kind: ReferencedKind, isGone: (id: Id) => boolean): boolean {
  const fields: Record<string, unknown> = constraint;
  const isGoneId = (id: unknown) => typeof id === 'string' && isGone(id);
  if (kind === 'structure') return isGoneId(fields.structure);
  if (idFields[kind].base.includes(constraint.type) && (isGoneId(fields.base) || isGoneId(fields.other)))
    return true;
  return idFields[kind].lists.some((name) => name in fields && idList(fields[name]).some(isGone));
}

function idList(value: unknown): Id[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
