import type { CellRef, Id } from '@bellgrid/model';
import { FetRefusal } from '../refusal.ts';
import type { StudentSet } from '../source/read-students.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';

function unknown(element: FetElement, what: string, name: string): FetRefusal {
  const message = `${element.tag} names the ${what} "${name}", which the file does not have.`;
  return new FetRefusal(message, element.line, element.tag);
}

export function teacherOf(element: FetElement, context: ImportContext, child: string): Id {
  const name = element.text(child);
  const id = context.teacherIds.get(name);
  if (id === undefined) throw unknown(element, 'teacher', name);
  return id;
}

export function studentsOf(element: FetElement, context: ImportContext, child: string): StudentSet {
  const name = element.text(child);
  const set = context.file.students.byName.get(name);
  if (set === undefined) throw unknown(element, 'students set', name);
  return set;
}

export function subjectOf(element: FetElement, context: ImportContext, child: string): string {
  const name = element.text(child);
  if (!context.file.subjects.includes(name)) throw unknown(element, 'subject', name);
  return name;
}

/** Real rooms by name, and the names of virtual ones; @throws FetRefusal for a name that is neither. */
export function roomsOf(
  element: FetElement,
  context: ImportContext,
  child: string,
): { rooms: Id[]; virtual: string[] } {
  const rooms: Id[] = [];
  const virtual: string[] = [];
  for (const name of new Set(element.texts(child))) {
    const id = context.classroomIds.get(name);
    if (id !== undefined) rooms.push(id);
    else if (context.file.rooms.some((room) => room.name === name)) virtual.push(name);
    else throw unknown(element, 'room', name);
  }
  return { rooms, virtual };
}

/** The draft's cell of the element's day and hour. */
export function cellOf(
  element: FetElement,
  context: ImportContext,
  dayTag: string,
  hourTag: string,
): CellRef {
  const day = context.file.days.indexOf(element.text(dayTag));
  if (day === -1) throw unknown(element, 'day', element.text(dayTag));
  const hour = context.file.hours.indexOf(element.text(hourTag));
  if (hour === -1) throw unknown(element, 'hour', element.text(hourTag));
  return context.grid.cell(day, hour);
}

/** The cells of a list of day and hour pairs, each once. */
export function cellsOf(
  element: FetElement,
  context: ImportContext,
  item: string,
  dayTag: string,
  hourTag: string,
): CellRef[] {
  const cells = new Map<string, CellRef>();
  for (const each of element.all(item)) {
    const cell = cellOf(each, context, dayTag, hourTag);
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
    else if (!context.activityIds.has(id)) throw unknown(element, 'activity', text);
  }
  return [...lessons];
}

/** @throws FetRefusal unless the child is a whole number of at least `min`. */
export function numberOf(element: FetElement, child: string, min = 0): number {
  const text = element.text(child).trim();
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= min && value <= 100_000) return value;
  const message = `The ${child} of ${element.tag} is "${text}"; it must be a whole number of at least ${min}.`;
  throw new FetRefusal(message, element.line, element.tag);
}
