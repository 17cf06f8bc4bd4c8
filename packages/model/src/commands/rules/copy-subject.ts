import { derivedId } from '../../draft/derived-id.ts';
import type { Draft } from '../../draft/draft.ts';
import { value } from '../../messages/value.ts';
import type { Lesson } from '../../records/lesson.ts';
import type { Constraint, SubjectConstraint } from '../../records/rules/constraint.ts';
import { isScope } from '../../records/rules/scope.ts';
import type { Id } from '../../values/id.ts';
import { structuredCopy } from './copy-constraints.ts';
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
 * not exist, the rule is copied only if `keepsOther`. A rule of a list is copied where the whole list belongs to copied
 * subjects.
 */
export function copySubjectRules(draft: Draft, ids: ReadonlyMap<Id, Id>, keepsOther: boolean): void {
  const { lessons } = scan(draft);
  const copiesOf = (list: readonly Id[]) => list.flatMap((id) => ids.get(id) ?? []);
  const isCopied = (id: Id) => ids.has(id) || ids.has(lessons[id]?.subject ?? '');
  for (const rule of Object.values(scan(draft.constraints))) {
    switch (rule.type) {
      case 'subject':
      case 'lesson':
        if (rule.metaData === null) copyOfTwo(draft, rule, ids, keepsOther);
        break;
      case 'subjectConstraint':
        copyOrJoin(draft, rule, ids);
        break;
      case 'lessons': {
        const copies = copiesOf(rule.lessons);
        const isOrdered = rule.constraint === 'adjacent' || rule.constraint === 'directlyAfter';
        const isEnough = copies.length >= (isOrdered ? rule.lessons.length : 1);
        if (isEnough && rule.lessons.every(isCopied)) addCopy(draft, rule, { lessons: copies });
        break;
      }
      case 'consecutive':
      case 'splitAround':
        if (rule.subjects.every(isCopied)) addCopy(draft, rule, { subjects: copiesOf(rule.subjects) });
        break;
      case 'notConsecutive': {
        const sides = [rule.subjectsA, rule.subjectsB];
        if (!sides.some((side) => side.every(isCopied))) break;
        const [subjectsA = [], subjectsB = []] = sides.map((side) =>
          keepsOther && !side.some(isCopied) ? side : side.every(isCopied) ? copiesOf(side) : [],
        );
        if (subjectsA.length > 0 && subjectsB.length > 0) addCopy(draft, rule, { subjectsA, subjectsB });
        break;
      }
    }
  }
}

/** Copies a rule of a subject or lesson, with the other one of its kind that it may have. */
function copyOfTwo(
  draft: Draft,
  rule: SubjectConstraint,
  ids: ReadonlyMap<Id, Id>,
  keepsOther: boolean,
): void {
  const copyOrSame = (id: Id) => ids.get(id) ?? (keepsOther ? id : undefined);
  const base = copyOrSame(rule.base);
  const other = rule.other === null ? null : copyOrSame(rule.other);
  const copied = ids.get(rule.base) ?? ids.get(rule.other ?? '');
  if (copied === undefined || base === undefined || other === undefined) return;
  const id = derivedId('copy', copied, rule.id);
  draft.constraints[id] = { ...rule, id, base, other, values: [...rule.values] };
}

/** Adds a copy of a rule with these lists. */
function addCopy(
  draft: Draft,
  rule: Constraint,
  lists: Readonly<Partial<Record<'lessons' | 'subjects' | 'subjectsA' | 'subjectsB', Id[]>>>,
): void {
  const id = derivedId('copy', ...Object.values(lists).flat(), rule.id);
  draft.constraints[id] = { ...structuredCopy(rule), ...lists, id } as Constraint;
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
