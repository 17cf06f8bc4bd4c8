import type * as z from 'zod';
import type { setMatrix } from '../../commands/set-matrix.ts';
import type { Draft } from '../../draft/draft.ts';
import { type Subject, subjectSchema } from '../../records/subject.ts';
import { type Teacher, teacherSchema } from '../../records/teacher.ts';
import type { Id } from '../../values/id.ts';
import { cleanName, nameKey } from '../clean-name.ts';
import { freeColor } from '../next-color.ts';
import {
  type CellFault,
  type CellText,
  type CellTextFault,
  type MatrixNames,
  readCell,
} from './cell-text.ts';
import { columnsOf, type MatrixRow, NO_CLASS, weekLengths } from './curriculum-matrix.ts';

/** A cell of the matrix, and the text that is entered there. */
export interface MatrixEdit {
  readonly row: Pick<MatrixRow, 'key' | 'name' | 'structure' | 'cells'> & Partial<Pick<MatrixRow, 'line'>>;
  readonly group: Id;
  readonly text: string;
  /** The text is all that the cell shall say: classes and teachers that it does not name leave. Else they stay. */
  readonly isWhole?: boolean;
}

export type MatrixFault =
  | CellTextFault
  | 'closed'
  | 'joined'
  | 'filled'
  | 'nothing-to-join'
  | 'no-lessons'
  | 'nobody'
  | 'teacher-unknown'
  | 'teacher-name-long'
  | 'subject-name-long';

export interface RefusedEdit {
  readonly edit: MatrixEdit;
  readonly fault: CellFault<MatrixFault>;
}

/** The changes by the edits of a matrix, for the commands that make them, and the edits that are refused. */
export interface MatrixPlan {
  /** Teachers to add, of whom a text has the name. */
  readonly teachers: readonly Teacher[];
  readonly added: readonly { readonly subject: PlainSubject; readonly lengths: readonly number[] }[];
  readonly changed: readonly PlainSubject[];
  readonly lessons: readonly { readonly id: Id; readonly lessons: number[] }[];
  readonly refused: readonly RefusedEdit[];
  /** The number of cells that the plan changes. */
  readonly count: number;
}

/** A subject without its lessons; a new one has no look yet. */
type PlainSubject = Omit<Subject, 'lessons' | 'color' | 'shortName'> &
  Partial<Pick<Subject, 'color' | 'shortName'>>;

interface PlanContext {
  readonly names: MatrixNames;
  /** The words for 'with', in the languages of the reader. */
  readonly words: readonly string[];
  readonly newId: () => Id;
  /** A name that no teacher has makes a new one; else a text with such a name is refused. */
  readonly addsTeacher: (name: string) => boolean;
  /** The teacher who is meant by a name that no teacher has; none unless it is another spelling. */
  readonly teacherMeantBy?: (name: string) => Id | null;
  /** The class in whose cell the lessons of several classes are entered. */
  readonly ownerOf: (groups: readonly Id[]) => Id | undefined;
}

/**
 * Plans the edits of a matrix, in their order. A text changes nothing that it does not name: a number alone keeps the
 * teachers and the classes that sit together, and no subject is ever split from its class, joined or renamed by it.
 */
export function planMatrix(draft: Draft, edits: readonly MatrixEdit[], context: PlanContext): MatrixPlan {
  const subjects = new Map<Id, { now: PlainSubject; lengths: readonly number[] }>();
  const cells = new Map<string, Id | null>();
  const teachers = new Map<string, Teacher>();
  const refused: RefusedEdit[] = [];
  const added = new Set<Id>();
  let count = 0;

  const planned = (id: Id) => {
    const known = subjects.get(id);
    if (known) return known;
    const stored = draft.subjects[id];
    if (!stored) return null;
    const { lessons: _lessons, ...now } = stored;
    return { now, lengths: weekLengths(draft, stored) };
  };
  const cellOf = (row: MatrixEdit['row'], group: Id): Id | null => {
    const now = cells.get(`${row.key}\n${group}`);
    return now === undefined ? (row.cells.get(group) ?? null) : now;
  };
  const subjectIn = (row: MatrixEdit['row'], group: Id) => {
    const id = cellOf(row, group);
    return id === null ? null : planned(id);
  };
  const put = (row: MatrixEdit['row'], now: PlainSubject, lengths: readonly number[]) => {
    subjects.set(now.id, { now, lengths });
    for (const group of columnsOf(now)) cells.set(`${row.key}\n${group}`, now.id);
    count += 1;
  };

  const teacherIds = ({ teachers: known, unknownTeachers }: CellText): readonly Id[] | null => {
    if (known === null) return null;
    const others = unknownTeachers.map((name) => meantId(name) ?? teacherNamed(name).id);
    return [...new Set([...known, ...others])];
  };
  const meantId = (name: string): Id | null => context.teacherMeantBy?.(name) ?? null;
  const teacherNamed = (name: string): Teacher => {
    const before = teachers.get(nameKey(name));
    if (before) return before;
    const used = new Set([...Object.values(draft.teachers), ...teachers.values()].map(({ color }) => color));
    const color = freeColor(draft.pickedColors.teachers + teachers.size, used);
    const teacher = teacherSchema.parse({ id: context.newId(), name: cleanName(name), color });
    teachers.set(nameKey(name), teacher);
    return teacher;
  };

  const change = (edit: MatrixEdit, said: CellText): CellFault<MatrixFault> | null => {
    const { row, group } = edit;
    const known = subjectIn(row, group);
    if (said.joined !== null) return join(edit, said.joined);
    const owner = known && known.now.groups.length > 1 ? context.ownerOf(known.now.groups) : group;
    if (owner !== undefined && owner !== group)
      return { code: 'joined', words: draft.groups[owner]?.name ?? '' };
    const fault = joinFault(edit, said.joins ?? [], known?.now);
    if (fault) return fault;
    if (!known && said.lengths === null) return { code: 'no-lessons', words: edit.text };
    const strangers = said.unknownTeachers.filter((name) => meantId(name) === null);
    const stranger = strangers.find((name) => !context.addsTeacher(name));
    if (stranger !== undefined) return { code: 'teacher-unknown', words: stranger };
    const tooLong = strangers.find((name) => !isName(teacherSchema, cleanName(name)));
    if (tooLong !== undefined) return { code: 'teacher-name-long', words: beginning(tooLong) };
    if (!known && !isName(subjectSchema, row.name))
      return { code: 'subject-name-long', words: beginning(row.name) };
    const ids = teacherIds(said);
    const others = said.joins ?? (edit.isWhole ? [] : (known?.now.groups.filter((id) => id !== group) ?? []));
    const kept = edit.isWhole ? [] : (known?.now.groups ?? []);
    const groups = [...new Set([...kept, group, ...others])].filter((id) => id !== NO_CLASS);
    const fields = { groups, teachers: [...(ids ?? (edit.isWhole ? [] : (known?.now.teachers ?? [])))] };
    if (fields.groups.length + fields.teachers.length === 0) return { code: 'nobody', words: edit.text };
    const lengths = said.lengths ?? known?.lengths ?? [];
    if (!known) {
      const {
        lessons: _lessons,
        color: _color,
        shortName: _short,
        ...now
      } = subjectSchema.parse({
        id: context.newId(),
        name: row.name,
        structure: row.structure,
        ...fields,
      });
      added.add(now.id);
      put(row, now, lengths);
    } else if (
      !isSameSet(known.now.groups, fields.groups) ||
      !isSameSet(known.now.teachers, fields.teachers) ||
      known.lengths.join() !== lengths.join()
    ) {
      for (const id of known.now.groups) cells.set(`${row.key}\n${id}`, null);
      put(row, { ...known.now, ...inOrder(known.now, fields) }, lengths);
    }
    return null;
  };

  /** The class of a cell joins the lessons in the cell of another one. */
  const join = ({ row, group, text }: MatrixEdit, owner: Id): CellFault<MatrixFault> | null => {
    const target = subjectIn(row, owner);
    const own = cellOf(row, group);
    if (!target) return { code: 'nothing-to-join', words: text };
    if (own === target.now.id) return null;
    if (own !== null) return { code: 'filled', words: text };
    if (draft.groups[group]?.structure !== row.structure) return { code: 'closed', words: text };
    put(row, { ...target.now, groups: [...target.now.groups, group] }, target.lengths);
    return null;
  };

  /** The reason that other classes cannot sit together with that of the cell. */
  const joinFault = (
    { row, group, text }: MatrixEdit,
    joins: readonly Id[],
    own: PlainSubject | undefined,
  ): CellFault<MatrixFault> | null => {
    for (const id of joins) {
      if (id === group) return { code: 'not-understood', words: text };
      if (draft.groups[id]?.structure !== row.structure)
        return { code: 'closed', words: draft.groups[id]?.name ?? '' };
      const there = cellOf(row, id);
      if (there !== null && there !== own?.id) return { code: 'filled', words: draft.groups[id]?.name ?? '' };
    }
    return null;
  };

  const faultOf = (edit: MatrixEdit): CellFault<MatrixFault> | null => {
    const { row, group, text } = edit;
    if (isClosed(draft, row, group)) return { code: 'closed', words: text };
    const said = readCell(text, context.names, context.words);
    return 'fault' in said ? said.fault : change(edit, said);
  };

  // Cells that join others come last: the lessons that they join may be entered by the same edits.
  const isJoin = ({ text }: MatrixEdit) =>
    context.words.some((word) => nameKey(text).startsWith(`${nameKey(word)} `));
  for (const edit of [...edits.filter((each) => !isJoin(each)), ...edits.filter(isJoin)]) {
    const fault = faultOf(edit);
    if (fault) refused.push({ edit, fault });
  }

  const changed = [...subjects].filter(([id]) => !added.has(id));
  return {
    teachers: [...teachers.values()],
    added: [...subjects].flatMap(([id, { now, lengths }]) =>
      added.has(id) ? [{ subject: now, lengths }] : [],
    ),
    changed: changed.flatMap(([id, { now }]) => {
      const before = draft.subjects[id];
      const isSame =
        before && isSameSet(before.groups, now.groups) && isSameSet(before.teachers, now.teachers);
      return isSame ? [] : [now];
    }),
    lessons: changed.flatMap(([id, { lengths }]) => {
      const before = draft.subjects[id];
      const isSame = before && weekLengths(draft, before).join() === lengths.join();
      return isSame ? [] : [{ id, lessons: [...lengths] }];
    }),
    refused,
    count,
  };
}

const isName = ({ shape }: typeof teacherSchema | typeof subjectSchema, name: string): boolean =>
  shape.name.safeParse(name).success;

/** The first letters of a name that is too long to be shown. */
const beginning = (name: string): string => `${[...name].slice(0, 40).join('')}…`;

/** True when a class has no cell in a row: it is in another schedule structure. */
export function isClosed(
  draft: Pick<Draft, 'groups'>,
  row: Pick<MatrixRow, 'structure'>,
  group: Id,
): boolean {
  return group !== NO_CLASS && draft.groups[group]?.structure !== row.structure;
}

/** The subjects that go when cells are emptied, and those that only lose some of their classes. */
export function planEmptying(
  draft: Draft,
  cells: readonly { readonly row: Pick<MatrixRow, 'cells'>; readonly group: Id }[],
): { readonly deleted: readonly Id[]; readonly changed: readonly PlainSubject[] } {
  const leaving = new Map<Id, Set<Id>>();
  for (const { row, group } of cells) {
    const id = row.cells.get(group);
    if (id === undefined) continue;
    const groups = leaving.get(id);
    if (groups) groups.add(group);
    else leaving.set(id, new Set([group]));
  }
  const deleted: Id[] = [];
  const changed: PlainSubject[] = [];
  for (const [id, gone] of leaving) {
    const stored = draft.subjects[id];
    if (!stored) continue;
    const { lessons: _lessons, ...now } = stored;
    const groups = now.groups.filter((group) => !gone.has(group));
    if (groups.length === 0) deleted.push(id);
    else changed.push({ ...now, groups });
  }
  return { deleted, changed };
}

function isSameSet(a: readonly Id[], b: readonly Id[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

/** The classes in the order that they have, then new ones; the teachers as they were entered. */
function inOrder(before: PlainSubject, { groups, teachers }: { groups: Id[]; teachers: Id[] }) {
  const kept = before.groups.filter((id) => groups.includes(id));
  return {
    groups: [...kept, ...groups.filter((id) => !kept.includes(id))],
    teachers: isSameSet(before.teachers, teachers) ? before.teachers : teachers,
  };
}

/** The arguments of the command that makes the changes of a plan. */
export function matrixArgs(
  { teachers, added, changed, lessons }: Omit<MatrixPlan, 'refused' | 'count'>,
  newId: () => Id,
  groups: z.input<typeof setMatrix.args>['groups'] = [],
): z.input<typeof setMatrix.args> {
  const news = added.map(({ subject, lengths }) => ({
    subject,
    newLessons: lengths.map((numPeriods) => ({ id: newId(), numPeriods })),
  }));
  const subjects = [...news, ...changed.map((subject) => ({ subject }))];
  return { groups, teachers: [...teachers], subjects, lessons: [...lessons], newId: newId() };
}
