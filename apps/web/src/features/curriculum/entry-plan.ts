import {
  commands,
  consequencesOfCommand,
  createId,
  createLessonChanges,
  type Draft,
  type Group,
  type Id,
  type MatrixEdit,
  type MatrixPlan,
  matrixArgs,
  nameKey,
  planMatrix,
  type RefusedEdit,
  runCommand,
} from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { faultText } from './fault-text.ts';
import { type Column, cellView, createOwnerOf, matrixRows, namesInMatrix } from './matrix-model.ts';

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

export interface EntryPlan {
  readonly args: Parameters<typeof commands.setMatrix.args.parse>[0];
  /** The number of cells that change. */
  readonly count: number;
  readonly newClasses: number;
  readonly cells: readonly PlannedCell[];
  readonly losses: Losses;
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
  readonly columns: readonly Column[];
}

/** An entry without names that the school does not have. */
export const plainEntry = (edits: readonly MatrixEdit[], placeless: readonly string[] = []): MatrixEntry => ({
  ...{ edits, placeless, newClasses: [], newSubjects: [] },
});

/** The names that an entry would add. */
export function newNames(draft: Draft, entry: MatrixEntry, context: EntryContext): NewNames {
  const { teachers, refused } = planKept(draft, entry, context, () => false).plan;
  const without = new Set(refused.map(({ edit }) => edit));
  const entered = new Set(entry.edits.flatMap((edit) => (without.has(edit) ? [] : nameKey(edit.row.name))));
  return {
    classes: entry.newClasses.map(({ name }) => name),
    subjects: entry.newSubjects.filter((name) => entered.has(nameKey(name))),
    teachers: teachers.map(({ name }) => name),
  };
}

/** Plans an entry without the names that are left out, and says what becomes of each cell. */
export function planEntry(
  draft: Draft,
  entry: MatrixEntry,
  context: EntryContext,
  isLeftOut: IsLeftOut,
): EntryPlan {
  const { plan, groups, withClasses, left } = planKept(draft, entry, context, isLeftOut);
  const args = matrixArgs(plan, createId, groups);
  const refused = new Map([...plan.refused, ...left].map((each) => [each.edit, each]));
  const after = plan.count + groups.length > 0 ? runCommand(draft, commands.setMatrix, args) : draft;
  const viewBefore = cellTexts(draft, entry, context);
  const viewAfter = cellTexts(after, entry, context);
  const classNames = new Map([...context.columns, ...entry.newClasses].map(({ id, name }) => [id, name]));
  const cells = entry.edits.map((edit): PlannedCell => {
    const className = classNames.get(edit.group) ?? '';
    const fault = refused.get(edit);
    const before = viewBefore(edit);
    if (fault) {
      const reason = faultText(context.t, withClasses, fault, 'teacher-left-out');
      return { edit, className, outcome: 'refused', before, after: edit.text, reason };
    }
    const becomes = viewAfter(edit);
    const outcome = before === '' ? 'added' : before === becomes ? 'same' : 'changed';
    return { edit, className, outcome, before, after: becomes, reason: '' };
  });
  return { args, count: plan.count, newClasses: groups.length, cells, losses: lossesOfPlan(draft, plan) };
}

/** The words for 'with' of all languages: what was copied in one can be pasted in another. */
export function withWords(t: TFunction): string[] {
  const local = t('curriculum.with', { class: '' }).trim();
  return [...new Set([local, 'with', 'mit'])];
}

type LeftOutEdit = RefusedEdit | { readonly edit: MatrixEdit; readonly fault: LeftOutFault };
interface LeftOutFault {
  readonly code: 'class-left-out' | 'subject-left-out';
  readonly words: string;
}

function planKept(draft: Draft, entry: MatrixEntry, { t, columns }: EntryContext, isLeftOut: IsLeftOut) {
  const groups = entry.newClasses.filter(({ name }) => !isLeftOut('classes', name));
  const withClasses = groups.length > 0 ? runCommand(draft, commands.importTable, { groups }) : draft;
  const without = new Set(entry.newClasses.filter((each) => !groups.includes(each)).map(({ id }) => id));
  const leftSubjects = new Set(
    entry.newSubjects.filter((name) => isLeftOut('subjects', name)).map((name) => nameKey(name)),
  );
  const left: LeftOutEdit[] = [];
  const kept = entry.edits.filter((edit) => {
    const code = without.has(edit.group)
      ? 'class-left-out'
      : leftSubjects.has(nameKey(edit.row.name))
        ? 'subject-left-out'
        : null;
    if (code !== null) left.push({ edit, fault: { code, words: edit.text } });
    return code === null;
  });
  const plan = planMatrix(withClasses, kept, {
    names: namesInMatrix(withClasses),
    words: withWords(t),
    newId: createId,
    addsTeacher: (name) => !isLeftOut('teachers', name),
    ownerOf: createOwnerOf([...columns, ...groups]),
  });
  return { plan, groups, withClasses, left };
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

export function lossesOfPlan(draft: Draft, plan: MatrixPlan): Losses {
  if (isHarmless(draft, plan)) return { unplaced: [], deleted: [], constraints: 0 };
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
