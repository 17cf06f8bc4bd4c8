import type { Id } from '../../values/id.ts';
import type { Constraint } from './constraint.ts';
import type { ItemType } from './fields.ts';
import { ruleOf } from './registry.ts';
import { isScope, scopeWithout } from './scope.ts';

export type ReferencedKind = ItemType | 'structure';
export const referencedKinds = [
  'subject',
  'lesson',
  'teacher',
  'group',
  'classroom',
  'structure',
] as const satisfies readonly ReferencedKind[];

/** The record type of the `base` of a constraint, and of the other item of a rule. */
const baseTypes: Partial<Record<Constraint['type'], ReferencedKind>> = {
  teacher: 'teacher',
  group: 'group',
  classroom: 'classroom',
  subject: 'subject',
  lesson: 'lesson',
  teacherConstraint: 'teacher',
  groupConstraint: 'group',
  subjectConstraint: 'subject',
};

/** The names of the fields of a constraint that hold one id of a kind of record, or a list of ids. */
interface IdFields {
  readonly single: readonly string[];
  readonly lists: readonly string[];
}

const known = new Map<string, IdFields>();

function idFieldsOf(constraint: Constraint, kind: ReferencedKind): IdFields {
  const name = 'constraint' in constraint ? constraint.constraint : '';
  const key = `${kind} ${constraint.type} ${name}`;
  const found = known.get(key);
  if (found) return found;
  const fields = Object.entries(ruleOf(constraint)?.fields ?? {});
  const single = [
    ...(baseTypes[constraint.type] === kind ? ['base'] : []),
    ...(baseTypes[constraint.type] === kind
      ? fields.flatMap(([id, { type }]) => (type === 'item' ? [id] : []))
      : []),
    ...(kind === 'structure' && 'structure' in constraint ? ['structure'] : []),
  ];
  const lists = fields.flatMap(([id, field]) => (field.type === 'items' && field.of === kind ? [id] : []));
  const own = { single, lists };
  known.set(key, own);
  return own;
}

/** The ids of one kind of record that a constraint points at, each once. */
export function referencesOf(constraint: Constraint, kind: ReferencedKind): Id[] {
  const { single, lists } = idFieldsOf(constraint, kind);
  const fields = constraint as unknown as Readonly<Record<string, unknown>>;
  const ids = [...single, ...lists].flatMap((name) => idsIn(fields[name]));
  return [...new Set(ids)];
}

/** The ids in a field: its one id, its list, or those that a scope names. */
function idsIn(field: unknown): readonly Id[] {
  if (typeof field === 'string') return [field];
  if (Array.isArray(field)) return field;
  if (!isScope(field)) return [];
  return field.items === 'all' ? field.except : [...field.items, ...field.except];
}

/**
 * The constraint without its references to records that are gone; null when nothing of it remains: its base,
 * target or structure is gone, or one of its lists is left empty, that of a scope included. The same object if
 * nothing is gone.
 */
export function withoutReferences<T extends Constraint>(
  constraint: T,
  kind: ReferencedKind,
  isGone: (id: Id) => boolean,
): T | null {
  const { single, lists } = idFieldsOf(constraint, kind);
  const fields = constraint as unknown as Readonly<Record<string, unknown>>;
  if (single.some((name) => typeof fields[name] === 'string' && isGone(fields[name]))) return null;
  let left: Record<string, unknown> | null = null;
  for (const name of single) {
    const scope = fields[name];
    if (!isScope(scope)) continue;
    const kept = scopeWithout(scope, isGone);
    if (kept === null) return null;
    if (kept === scope) continue;
    left = { ...fields, [name]: kept };
  }
  for (const name of lists) {
    const ids = fields[name] as readonly Id[];
    const kept = ids.filter((id) => !isGone(id));
    if (kept.length === ids.length) continue;
    if (kept.length === 0) return null;
    left ??= { ...fields };
    left[name] = kept;
  }
  return left === null ? constraint : (left as unknown as T);
}

/**
 * The constraint with other records in the place of those that it points at; null when one of them has none. Members of
 * a scope without one are left out of it.
 */
export function withOtherReferences<T extends Constraint>(
  constraint: T,
  otherOf: (kind: ReferencedKind, id: Id) => Id | null,
): T | null {
  const fields: Record<string, unknown> = { ...constraint };
  for (const kind of referencedKinds) {
    const { single, lists } = idFieldsOf(constraint, kind);
    for (const name of [...single, ...lists]) {
      const field = fields[name];
      if (isScope(field)) {
        const kept = scopeWithout(field, (id) => otherOf(kind, id) === null);
        if (kept === null) return null;
        const ids = (list: readonly Id[]) => list.flatMap((id) => otherOf(kind, id) ?? []);
        fields[name] = { items: kept.items === 'all' ? 'all' : ids(kept.items), except: ids(kept.except) };
      } else if (typeof field === 'string') {
        const other = otherOf(kind, field);
        if (other === null) return null;
        fields[name] = other;
      } else if (Array.isArray(field)) {
        const others = field.map((id: Id) => otherOf(kind, id));
        if (others.includes(null)) return null;
        fields[name] = others;
      }
    }
  }
  return fields as unknown as T;
}
