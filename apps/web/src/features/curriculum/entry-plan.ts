import {
  type AlikeName,
  CommandRefused,
  commands,
  consequencesOfCommand,
  createAlikeNames,
  createId,
  createLessonChanges,
  type Draft,
  type Group,
  groupSchema,
  type Id,
  type MatrixEdit,
  type MatrixPlan,
  matrixArgs,
  NO_CLASS,
  nameKey,
  type PersonAnswers,
  planMatrix,
  type RefusedEdit,
  runCommand,
} from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import i18next, { type TFunction } from 'i18next';
import { faultText, type LeftOut } from './fault-text.ts';
import {
  type Column,
  cellView,
  createOwnerOf,
  matrixColumns,
  matrixRows,
  namesInMatrix,
} from './matrix-model.ts';

/** Texts that are to be entered into cells in one step, with the names in them that the school does not have. */
export interface MatrixEntry {
  readonly edits: readonly MatrixEdit[];
  readonly newClasses: readonly NewClass[];
  /** Names of subjects without a row. */
  readonly newSubjects: readonly string[];
  /** Cells beyond the edge of the matrix, or without the name of a subject or class. */
  readonly placeless: readonly string[];
}

/** A class that a block names and the school does not have. */
export type NewClass = Pick<Group, 'id' | 'name' | 'structure' | 'color'>;

export const newKinds = ['classes', 'subjects', 'teachers'] as const;
export type NewKind = (typeof newKinds)[number];
export type NewNames = Readonly<Record<NewKind, readonly string[]>>;

/** True for a name that the user does not want to be added. */
export type IsLeftOut = (kind: NewKind, name: string) => boolean;

/** The decisions of the user about an entry. */
export interface EntryChoices {
  readonly isLeftOut: IsLeftOut;
  /** The teachers who are meant by other spellings of names. */
  readonly persons: PersonAnswers;
}

/** All new names are added, and no misspelling is known to be one. */
export const ALL_NEW: EntryChoices = { isLeftOut: () => false, persons: {} };

export interface EntryPlan {
  readonly args: Parameters<typeof commands.setMatrix.args.parse>[0];
  /** The number of cells that change. */
  readonly count: number;
  readonly newClasses: number;
  readonly cells: readonly PlannedCell[];
  readonly losses: Losses;
  /** Names of teachers that may be other spellings of known ones. */
  readonly alike: readonly AlikeName[];
}

/** A cell of an entry: what it says now, and will say. */
export interface PlannedCell {
  readonly edit: MatrixEdit;
  readonly className: string;
  readonly outcome: 'added' | 'changed' | 'same' | 'refused';
  readonly before: string;
  /** The text that was entered where it is refused. */
  readonly after: string;
  /** The reason of a refusal. */
  readonly reason: string;
}

/** The lessons and rules that an entry takes away. */
export interface Losses {
  readonly unplaced: readonly Id[];
  /** Lessons that are deleted with their place, lock or rules. */
  readonly deleted: readonly Id[];
  readonly constraints: number;
}

interface EntryContext {
  readonly t: TFunction;
  /** The columns as they were when the entry was read. */
  readonly columns: readonly Column[];
}

/** An entry without names that the school does not have. */
export const plainEntry = (edits: readonly MatrixEdit[], placeless: readonly string[] = []): MatrixEntry => ({
  ...{ edits, placeless, newClasses: [], newSubjects: [] },
});

/** The names that an entry would add to a draft, without those that may be other spellings of known ones. */
export function newNames(draft: Draft, read: MatrixEntry, context: EntryContext): NewNames {
  const found = unlessRefused(() => {
    const { entry, plan, groups, left, alike } = planKept(draft, read, context, ALL_NEW);
    const asked = new Set(alike.map(({ name }) => nameKey(name)));
    const without = new Set([...plan.refused, ...left].map(({ edit }) => edit));
    const entered = new Set(entry.edits.flatMap((edit) => (without.has(edit) ? [] : nameKey(edit.row.name))));
    return {
      classes: groups.map(({ name }) => name),
      subjects: entry.newSubjects.filter((name) => entered.has(nameKey(name))),
      teachers: plan.teachers.flatMap(({ name }) => (asked.has(nameKey(name)) ? [] : name)),
    };
  });
  return found instanceof CommandRefused ? { classes: [], subjects: [], teachers: [] } : found;
}

/** Plans an entry without the names that are left out, and says what becomes of each cell. */
export function planEntry(
  draft: Draft,
  entry: MatrixEntry,
  context: EntryContext,
  choices: EntryChoices,
): EntryPlan {
  const found = unlessRefused(() => planCells(draft, entry, context, choices));
  if (!(found instanceof CommandRefused)) return found;
  const reason = messageText(i18next, draft, found.refusal);
  const names = new Map([...context.columns, ...entry.newClasses].map(({ id, name }) => [id, name]));
  return {
    args: { deleted: [], groups: [], teachers: [], subjects: [], lessons: [], newId: createId() },
    ...{ count: 0, newClasses: 0, losses: NO_LOSSES, alike: [] },
    cells: entry.edits.map((edit) => ({
      ...{ edit, className: names.get(edit.group) ?? '', outcome: 'refused' },
      ...{ before: '', after: edit.text, reason },
    })),
  };
}

/** The result of a plan, or the refusal of a command that was tried for it. */
function unlessRefused<Result>(plan: () => Result): Result | CommandRefused {
  try {
    return plan();
  } catch (error) {
    if (error instanceof CommandRefused) return error;
    throw error;
  }
}

function planCells(draft: Draft, read: MatrixEntry, context: EntryContext, choices: EntryChoices): EntryPlan {
  const { t } = context;
  const { entry, columns, plan, groups, withClasses, left, alike } = planKept(draft, read, context, choices);
  const present = { t, columns };
  const args = matrixArgs(plan, createId, groups);
  const refused = new Map([...plan.refused, ...left].map((each) => [each.edit, each]));
  const after = plan.count + groups.length > 0 ? runCommand(draft, commands.setMatrix, args) : draft;
  const viewBefore = cellTexts(draft, entry, present);
  const viewAfter = cellTexts(after, entry, present);
  const classNames = new Map(
    [...context.columns, ...columns, ...entry.newClasses].map(({ id, name }) => [id, name]),
  );
  const cells = entry.edits.map((edit): PlannedCell => {
    const className = classNames.get(edit.group) ?? '';
    const fault = refused.get(edit);
    const before = viewBefore(edit);
    if (fault) {
      const reason = faultText(t, withClasses, fault, 'teacher-left-out');
      return { edit, className, outcome: 'refused', before, after: edit.text, reason };
    }
    const becomes = viewAfter(edit);
    const outcome = before === '' ? 'added' : before === becomes ? 'same' : 'changed';
    return { edit, className, outcome, before, after: becomes, reason: '' };
  });
  const losses = lossesOfPlan(draft, plan);
  return { args, count: plan.count, newClasses: groups.length, cells, losses, alike };
}

/** The words for 'with' of all languages: what was copied in one can be pasted in another. */
export function withWords(t: TFunction): string[] {
  const local = t('curriculum.with', { class: '' }).trim();
  return [...new Set([local, 'with', 'mit'])];
}

type LeftOutEdit = RefusedEdit | { readonly edit: MatrixEdit; readonly fault: LeftOutFault };
interface LeftOutFault {
  readonly code: LeftOut;
  readonly words: string;
}

/** The columns of a draft: those that were shown in their order, then new ones. */
function presentColumns(draft: Draft, { t, columns }: EntryContext): Column[] {
  const present = new Map(matrixColumns(draft, t).map((column) => [column.id, column]));
  const shown = columns.flatMap(({ id }) => present.get(id) ?? []);
  return [...new Set([...shown, ...present.values()])];
}

/**
 * An entry for a draft that can have changed since the entry was read: with the present subjects of its rows, and the
 * classes that the school has by now in place of new ones of their names.
 */
function presentEntry(draft: Draft, entry: MatrixEntry, columns: readonly Column[]): MatrixEntry {
  const rows = new Map(matrixRows(draft, []).map((row) => [row.key, row]));
  const classes = new Map(columns.map(({ id, name }) => [nameKey(name), id]));
  const known = new Map(
    entry.newClasses.flatMap(({ id, name }) => {
      const there = classes.get(nameKey(name));
      return there === undefined ? [] : [[id, there] as const];
    }),
  );
  return {
    ...entry,
    edits: entry.edits.map((edit) => ({
      ...edit,
      row: rows.get(edit.row.key) ?? { ...edit.row, cells: new Map() },
      group: known.get(edit.group) ?? edit.group,
    })),
    newClasses: entry.newClasses.filter(({ id }) => !known.has(id)),
  };
}

const isClassName = (name: string): boolean => groupSchema.shape.name.safeParse(name).success;

function planKept(
  draft: Draft,
  read: MatrixEntry,
  { t, columns: shown }: EntryContext,
  { isLeftOut, persons }: EntryChoices,
) {
  const columns = presentColumns(draft, { t, columns: shown });
  const entry = presentEntry(draft, read, columns);
  const groups = entry.newClasses.filter(({ name }) => isClassName(name) && !isLeftOut('classes', name));
  const withClasses = groups.length > 0 ? runCommand(draft, commands.importTable, { groups }) : draft;
  const without = new Map(
    entry.newClasses
      .filter((each) => !groups.includes(each))
      .map(({ id, name }) => [id, isClassName(name) ? 'class-left-out' : 'class-name-long'] as const),
  );
  const leftSubjects = new Set(
    entry.newSubjects.filter((name) => isLeftOut('subjects', name)).map((name) => nameKey(name)),
  );
  const left: LeftOutEdit[] = [];
  const filled = new Set<string>();
  const faultOf = ({ row, group }: MatrixEdit): LeftOut | null => {
    const cell = `${row.key}\n${group}`;
    if (filled.has(cell)) return 'cell-repeated';
    filled.add(cell);
    const ofClass = without.get(group);
    if (ofClass) return ofClass;
    if (group !== NO_CLASS && !withClasses.groups[group]) return 'class-gone';
    return leftSubjects.has(nameKey(row.name)) ? 'subject-left-out' : null;
  };
  const kept = entry.edits.filter((edit) => {
    const code = faultOf(edit);
    if (code !== null) left.push({ edit, fault: { code, words: edit.text } });
    return code === null;
  });
  const teachers = Object.values(draft.teachers);
  const alike = createAlikeNames(teachers, persons);
  const teacherMeantBy = (name: string) => {
    alike.ask(name);
    const meant = alike.meantBy(name);
    return meant === null
      ? null
      : (teachers.find((each) => nameKey(each.name) === nameKey(meant))?.id ?? null);
  };
  const plan = planMatrix(withClasses, kept, {
    names: namesInMatrix(withClasses),
    words: withWords(t),
    newId: createId,
    teacherMeantBy,
    addsTeacher: (name) => !isLeftOut('teachers', name),
    ownerOf: createOwnerOf([...columns, ...groups]),
  });
  return { entry, columns, plan, groups, withClasses, left, alike: [...alike.asked.values()] };
}

/** Reads the cells of an entry in a draft, as the matrix shows them. */
function cellTexts(draft: Draft, { newClasses }: MatrixEntry, { t, columns }: EntryContext) {
  const rows = new Map(matrixRows(draft, []).map((row) => [row.key, row]));
  const ownerOf = createOwnerOf([...columns, ...newClasses]);
  return ({ row, group }: MatrixEdit): string => {
    const shown = rows.get(row.key);
    if (!shown) return '';
    const { lessons, mark, teachers } = cellView(draft, shown, group, ownerOf, t);
    return [[lessons, mark].filter(Boolean).join(' '), teachers].filter(Boolean).join(' · ');
  };
}

const NO_LOSSES: Losses = { unplaced: [], deleted: [], constraints: 0 };

export function lossesOfPlan(draft: Draft, plan: MatrixPlan): Losses {
  if (isHarmless(draft, plan)) return NO_LOSSES;
  const found = consequencesOfCommand(
    draft,
    commands.setMatrix,
    matrixArgs({ ...plan, added: [] }, createId),
  );
  return {
    unplaced: found.unplaced,
    deleted: found.deleted.lessons.filter((id) => draft.lessons[id]?.timeSlot || draft.lessons[id]?.locked),
    constraints: found.deleted.constraints.length,
  };
}

/** True for a plan that changes the numbers of lessons alone, of which none has a place, a lock or rules to lose. */
function isHarmless(draft: Draft, { changed, lessons }: MatrixPlan): boolean {
  if (changed.length > 0) return false;
  const changesOf = createLessonChanges(draft);
  return lessons.every(({ id, lessons: wanted }) => {
    const subject = draft.subjects[id];
    if (!subject) return true;
    const { unplaced, locked, ruled } = changesOf(subject, wanted);
    return unplaced.length + locked.length + ruled.length === 0;
  });
}

export const isLossless = ({ unplaced, deleted, constraints }: Losses): boolean =>
  unplaced.length + deleted.length + constraints === 0;
