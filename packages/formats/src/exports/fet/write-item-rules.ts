import type { ItemConstraint } from '@bellgrid/model';
import { writtenPersonRules } from '../../imports/fet/constraints/person-rules.ts';
import { constraintXml, type ExportContext } from './export-context.ts';
import type { Child } from './xml-text.ts';

/** Rules of rooms name a teacher by another child than rules of time. */
const OF_SPACE: ReadonlySet<ItemConstraint['constraint']> = new Set(['maxBuildingChangesPerDay'] as const);

/**
 * A rule of a teacher or a class; nothing for one that is always kept, null when FET has none like it: most of FET's are
 * hard only.
 */
export function writeItemRule(
  rule: ItemConstraint,
  context: ExportContext,
  percent: number,
): string[] | null {
  const { names } = context;
  const isOfTeacher = rule.type === 'teacherConstraint';
  const name = (isOfTeacher ? names.teachers : names.groups).get(String(rule.base));
  if (name === undefined || percent < 100) return null;
  const teacherChild = OF_SPACE.has(rule.constraint) ? 'Teacher' : 'Teacher_Name';
  for (const { kind, teacher, students, write, isAlwaysKept } of writtenPersonRules) {
    const tag = isOfTeacher ? teacher : students;
    const children = kind === rule.constraint && tag !== null ? write(rule, context) : null;
    if (tag === null || children === null) continue;
    if (isAlwaysKept?.(rule)) return [];
    const who: Child = isOfTeacher ? [teacherChild, name] : ['Students', name];
    return [constraintXml(tag, percent, [who, ...children])];
  }
  return null;
}
