import { type CellRef, type Id, value } from '@bellgrid/model';
import type { StudentSet } from '../source/read-students.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { FetRefusal } from '../xml/refusal.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';

type Named = 'teacher' | 'students' | 'subject' | 'room' | 'day' | 'hour' | 'activity';

/** The refusal of an element that names something that the file does not have. */
export function unknownName({ tag, line }: FetElement, what: Named, name: string): FetRefusal {
  const values = { element: value.text(tag), name: value.text(name) };
  return new FetRefusal({ code: `imports.fet.unknown.${what}`, values }, line, tag);
}

export function teacherOf(element: FetElement, context: ImportContext): Id {
  const name = element.text('Teacher');
  const id = context.teacherIds.get(name);
  if (id === undefined) throw unknownName(element, 'teacher', name);
  return id;
}

export function studentsOf(element: FetElement, context: ImportContext): StudentSet {
  const name = element.text('Students');
  const set = context.file.students.byName.get(name);
  if (set === undefined) throw unknownName(element, 'students', name);
  return set;
}

export function subjectOf(element: FetElement, context: ImportContext): string {
  const name = element.text('Subject');
  if (!context.file.subjects.includes(name)) throw unknownName(element, 'subject', name);
  return name;
}

/** The rooms that an element names. */
export interface NamedRooms {
  /** Real rooms, and of each virtual room those of the set that is kept. */
  readonly rooms: readonly Id[];
  /** Of these, the rooms that a virtual room has with others at once: each holds a part of the students. */
  readonly shared: readonly Id[];
  /** Names of the virtual rooms. */
  readonly virtual: readonly string[];
  /** Names of virtual rooms of which only one real room is kept. */
  readonly partial: readonly string[];
}

/** @throws FetRefusal for a room that the file does not have. */
export function referencedRooms(element: FetElement, context: ImportContext): NamedRooms {
  const rooms = new Set<Id>();
  const shared = new Set<Id>();
  const virtual: string[] = [];
  const partial: string[] = [];
  for (const name of new Set(element.texts('Room'))) {
    const id = context.classroomIds.get(name);
    const sets = context.file.rooms.find((room) => room.name === name)?.sets;
    if (id !== undefined) rooms.add(id);
    else if (sets === undefined || sets === null) throw unknownName(element, 'room', name);
    else {
      virtual.push(name);
      if (sets.length > 1) partial.push(name);
      for (const kept of keptSet(sets).flatMap((each) => context.classroomIds.get(each) ?? [])) {
        rooms.add(kept);
        if (sets.length > 1) shared.add(kept);
      }
    }
  }
  return { rooms: [...rooms], shared: [...shared], virtual, partial };
}

/**
 * Of a virtual room's sets the smallest. A lesson in a virtual room has a room of each set at once, and a lesson of the
 * draft has one room: the one that leaves the least choice is kept.
 */
export function keptSet(sets: readonly (readonly string[])[]): readonly string[] {
  return [...sets].sort((a, b) => a.length - b.length)[0] ?? [];
}

/** The draft's cell of the element's day and hour. */
export function cellOf(element: FetElement, context: ImportContext): CellRef {
  const hour = context.file.hours.indexOf(element.text('Hour'));
  if (hour === -1) throw unknownName(element, 'hour', element.text('Hour'));
  return context.grid.cell(referencedDay(element, context), hour);
}

/** The index of the element's day in the file. */
export function referencedDay(element: FetElement, { file }: ImportContext): number {
  const day = file.days.indexOf(element.text('Day'));
  if (day === -1) throw unknownName(element, 'day', element.text('Day'));
  return day;
}

/** The cells of a list of day and hour pairs, each once. */
export function referencedCells(element: FetElement, context: ImportContext, item: string): CellRef[] {
  const cells = new Map<string, CellRef>();
  for (const each of element.all(item)) {
    const cell = cellOf(each, context);
    cells.set(`${cell.day} ${cell.period}`, cell);
  }
  return [...cells.values()];
}

/** The active lessons of the element's activity ids, each once, in order. */
export function lessonsOf(
  element: FetElement,
  context: ImportContext,
  child = 'Activity_Id',
): ImportedLesson[] {
  const lessons = new Set<ImportedLesson>();
  for (const text of element.texts(child)) {
    const id = Number(text);
    const lesson = context.lessons.get(id);
    if (lesson) lessons.add(lesson);
    else if (!context.activityIds.has(id)) throw unknownName(element, 'activity', text);
  }
  return [...lessons];
}

/** Yes or no; `absent` for an element without the child. @throws FetRefusal for any other text. */
export function flagOf(element: FetElement, child: string, absent: boolean): boolean {
  const text = element.text(child).trim().toLowerCase();
  if (text === '') return absent;
  if (['true', 'yes', '1'].includes(text)) return true;
  if (['false', 'no', '0'].includes(text)) return false;
  const values = { ...placeOf(element, child), found: value.text(element.text(child)) };
  throw new FetRefusal({ code: 'imports.fet.notAFlag', values }, element.line, element.tag);
}

/** @throws FetRefusal unless the child is a whole number of at least `min`. */
export function numberOf(element: FetElement, child: string, min = 0): number {
  const text = element.text(child).trim();
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= min && number <= 100_000) return number;
  const values = { ...placeOf(element, child), found: value.text(text), min };
  throw new FetRefusal({ code: 'imports.fet.notANumber', values }, element.line, element.tag);
}

const placeOf = ({ tag }: FetElement, child: string) => ({
  element: value.text(tag),
  child: value.text(child),
});
