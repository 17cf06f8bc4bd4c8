import { type Draft, type Id, palette, WEIGHT } from '@bellgrid/model';
import type { FetFile } from '../source/fet-file.ts';
import { clip, MAX_NAME } from './clip.ts';

/** The palette's colours in turn. */
export function colorAt(index: number): string {
  return palette[index % palette.length]?.value ?? palette[0].value;
}

/** Enters the teachers; returns their ids by name. */
export function buildTeachers(draft: Draft, file: FetFile): Map<string, Id> {
  const ids = new Map<string, Id>();
  file.teachers.forEach(({ name }, index) => {
    const id = `teacher-${index + 1}`;
    ids.set(name, id);
    draft.teachers[id] = {
      id,
      name: clip(name, MAX_NAME),
      color: colorAt(index),
      subjects: [],
      shortName: '',
      email: null,
      contractPeriods: null,
      weight: WEIGHT.HARD,
    };
  });
  draft.pickedColors.teachers = file.teachers.length;
  return ids;
}

/** Enters the real rooms; returns their ids by name. */
export function buildClassrooms(draft: Draft, file: FetFile): Map<string, Id> {
  const ids = new Map<string, Id>();
  const rooms = file.rooms.filter((room) => room.sets === null);
  rooms.forEach(({ name, building }, index) => {
    const id = `classroom-${index + 1}`;
    ids.set(name, id);
    draft.classrooms[id] = {
      id,
      name: clip(name, MAX_NAME),
      color: colorAt(index),
      weight: WEIGHT.HARD,
      building: building === '' ? null : clip(building, MAX_NAME),
    };
  });
  draft.pickedColors.classrooms = rooms.length;
  draft.config.isClassroomsEnabled = rooms.length > 0;
  return ids;
}
