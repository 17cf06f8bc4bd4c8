import type { Id } from '@bellgrid/model';
import type { Named, NameShelf } from './name-shelf.ts';
import type { PlanContext } from './plan-context.ts';
import { type RoomsInCell, readRooms } from './read-rooms.ts';
import type { RowCell } from './row-reader.ts';
import { issue, type RowFault, type TableIssue, type ValueFault } from './table-issue.ts';

/** The classes and teachers of a row as they are read. */
export interface MemberNames {
  readonly groups: string;
  readonly teachers: string;
}

/** The classes, teachers and classrooms that a subject's row names. */
interface SubjectMembers {
  readonly structure: Id;
  readonly names: MemberNames;
  readonly faults: readonly TableIssue<RowFault>[];
  /** The cells without whose values the subject is imported. */
  readonly ignored: readonly TableIssue<ValueFault>[];
  readonly rooms: RoomsInCell;
  /**
   * The ids, once the row has no other fault: unknown names are added or are faults, and either way
   * remembered as missing.
   */
  resolve(): {
    readonly groups: readonly Id[];
    readonly teachers: readonly Id[];
    readonly faults: readonly TableIssue<RowFault>[];
  };
}

/** The structure of a name; null for an empty cell, and for a name of none or of several. */
export function readNamedStructure(
  context: PlanContext,
  wanted: string,
): { readonly structure: Id | null; readonly ignored: readonly TableIssue<ValueFault>[] } {
  if (wanted === '') return { structure: null, ignored: [] };
  const [structure = null, ...others] = context.structuresNamed(wanted);
  if (structure !== null && others.length === 0) return { structure, ignored: [] };
  const code = structure === null ? 'structure-unknown' : 'structure-ambiguous';
  return { structure: null, ignored: [issue(code, { value: wanted })] };
}

/** Reads the classes, teachers, classrooms and the structure of a subject's row. */
export function readMembers(context: PlanContext, cell: RowCell): SubjectMembers {
  const { config } = context.draft;
  const groups = context.groups.lookUp(cell('groups'));
  const teachers = context.teachers.lookUp(cell('teachers'));
  const rooms = readRooms(context, config.isClassroomsEnabled ? cell('classroom') : '');
  const faults = [...groups.faults, ...teachers.faults];
  const ignored = [...rooms.ignored];

  const structures = new Set(groups.found.map((group) => group.structure));
  if (structures.size > 1) {
    faults.push(issue('several-structures', { classes: groups.found.map(({ name }) => name).join(', ') }));
  }
  const [ofClasses] = structures;
  const wanted = cell('structure');
  const { structure: named, ignored: unclear } = readNamedStructure(context, wanted);
  ignored.push(...unclear);
  if (named !== null && ofClasses !== undefined && named !== ofClasses) {
    ignored.push(issue('structure-mismatch', { value: wanted }));
  }
  const structure = ofClasses ?? named ?? context.structure;

  return {
    structure,
    names: {
      groups: namesAsRead(groups, cell('groups')),
      teachers: namesAsRead(teachers, cell('teachers')),
    },
    faults,
    ignored,
    rooms,
    resolve() {
      const isAdding = context.request.addMissing;
      const all = [
        resolveNames(context.groups, groups, 'class-unknown', isAdding),
        resolveNames(context.teachers, teachers, 'teacher-unknown', isAdding),
      ] as const;
      const missing = all.flatMap((each) => each.faults);
      if (missing.length > 0) rooms.want();
      // Nothing is added for a row that is left out.
      const [groupIds, teacherIds] = all.map((each) => (missing.length > 0 ? [] : each.ids(structure)));
      return {
        groups: groupIds ?? [],
        teachers: teacherIds ?? [],
        faults: missing,
      };
    },
  };
}

function namesAsRead({ inOrder, faults }: Named<{ readonly name: string }>, cell: string): string {
  if (faults.length > 0) return cell;
  const names = inOrder.map((each) => (typeof each === 'string' ? each : each.name));
  // 'Dorn, Dirk' is one name.
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}

function resolveNames(
  shelf: NameShelf<{ readonly id: Id }>,
  { found, unknown }: Named<{ readonly id: Id }>,
  code: RowFault,
  isAdding: boolean,
) {
  for (const name of unknown) shelf.want(name);
  return {
    faults: isAdding ? [] : unknown.map((value) => issue(code, { value })),
    ids: (structure: Id): Id[] => [
      ...found.map(({ id }) => id),
      ...unknown.map((name) => shelf.make(name, structure).id),
    ],
  };
}
