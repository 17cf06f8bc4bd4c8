import { derivedId } from '../../draft/derived-id.ts';
import type { Draft } from '../../draft/draft.ts';
import { value } from '../../messages/value.ts';
import type { Lesson } from '../../records/lesson.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { isScope } from '../../records/rules/scope.ts';
import type { Id } from '../../values/id.ts';
import { renumberLessons } from './lesson-names.ts';
import { refuse, requireRecord } from './require-record.ts';
import { scan } from './scan.ts';
import { adjustSpread } from './spread.ts';

interface SubjectCopy {
  readonly from: Id;
  readonly to: Id;
  /** The copy has this class alone, and only the lessons of this class among them; without it the same classes. */
  readonly group?: { readonly from: Id; readonly to: Id };
  readonly keepsTeachers: boolean;
}

/**
 * Adds a subject like another one, with the same lessons, which are neither placed nor locked. Rules are copied by
 * `copySubjectRules`.
 *
 * @returns the id of the copy of each record: of the subject and of its lessons.
 */
export function copySubject(draft: Draft, { from, to, group, keepsTeachers }: SubjectCopy): [Id, Id][] {
  const source = scan(requireRecord(draft, 'subjects', from));
  if (draft.subjects[to]) refuse('refusals.alreadyExists', { item: value.item('subject', to) });
  const groups = group ? [group.to] : [...source.groups];
  const teachers = keepsTeachers ? [...source.teachers] : [];
  const copies = source.lessons.flatMap((id): [Id, Lesson][] => {
    const lesson = draft.lessons[id];
    if (!lesson || (group && lesson.groups.length > 0 && !lesson.groups.includes(group.from))) return [];
    const { classroom } = lesson;
    const isChosenRoom = [...lesson.viableClassrooms, ...source.viableClassrooms].includes(classroom ?? '');
    const copy: Lesson = {
      ...scan(lesson),
      id: derivedId('copy', to, id),
      subject: to,
      groups: group && lesson.groups.length > 0 ? groups : [...lesson.groups],
      teachers: keepsTeachers ? [...lesson.teachers] : [],
      classroom: isChosenRoom ? null : classroom,
      viableClassrooms: [...lesson.viableClassrooms],
      timeSlot: null,
      locked: false,
    };
    return [[id, copy]];
  });
  for (const [, copy] of copies) draft.lessons[copy.id] = copy;
  draft.subjects[to] = {
    ...source,
    id: to,
    groups,
    teachers,
    lessons: copies.map(([, copy]) => copy.id),
    viableClassrooms: [...source.viableClassrooms],
    lessonsSpreadConstraint: { ...source.lessonsSpreadConstraint },
  };
  for (const id of groups) draft.groups[id]?.subjects.push(to);
  for (const id of teachers) draft.teachers[id]?.subjects.push(to);
  const subject = requireRecord(draft, 'subjects', to);
  renumberLessons(draft, subject);
  adjustSpread(draft, subject, source.lessons.length);
  return [[from, to], ...copies.map(([id, copy]): [Id, Id] => [id, copy.id])];
}

/**
 * Copies the rules of copied subjects and lessons. Of a rule between two, the other one is its copy too; where that does
 * not exist, the rule is copied only if `keepsOther`.
 */
export function copySubjectRules(draft: Draft, ids: ReadonlyMap<Id, Id>, keepsOther: boolean): void {
  for (const rule of Object.values(scan(draft.constraints))) {
    if ((rule.type === 'subject' || rule.type === 'lesson') && rule.metaData === null) {
      const base = ids.get(rule.base);
      const other =
        rule.other === null ? null : (ids.get(rule.other) ?? (keepsOther ? rule.other : undefined));
      if (base === undefined || other === undefined) continue;
      const id = derivedId('copy', base, rule.id);
      draft.constraints[id] = { ...rule, id, base, other, values: [...rule.values] };
    } else if (rule.type === 'subjectConstraint') copyOrJoin(draft, rule, ids);
  }
}

/** Copies a rule of one subject; in a rule for chosen subjects their copies join them. */
function copyOrJoin(
  draft: Draft,
  rule: Extract<Constraint, { type: 'subjectConstraint' }>,
  ids: ReadonlyMap<Id, Id>,
): void {
  if (!isScope(rule.base)) {
    const base = ids.get(rule.base);
    if (base === undefined) return;
    const id = derivedId('copy', base, rule.id);
    draft.constraints[id] = { ...rule, id, base };
    return;
  }
  const { items, except } = rule.base;
  const copiesOf = (list: readonly Id[]) => list.flatMap((id) => ids.get(id) ?? []);
  const joining = { items: items === 'all' ? [] : copiesOf(items), except: copiesOf(except) };
  if (joining.items.length + joining.except.length === 0) return;
  const base = {
    items: items === 'all' ? items : [...items, ...joining.items],
    except: [...except, ...joining.except],
  };
  draft.constraints[rule.id] = { ...rule, base };
}
