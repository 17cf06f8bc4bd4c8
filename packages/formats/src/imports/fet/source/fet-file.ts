import type { FetElement } from '../xml/fet-element.ts';
import type { StudentSets } from './read-students.ts';

export type FetMode = 'Official' | 'Mornings_Afternoons';

/** One activity: a lesson, or one part of a split lesson. */
export interface FetActivity {
  readonly id: number;
  readonly subject: string;
  readonly teachers: readonly string[];
  readonly students: readonly string[];
  readonly tags: readonly string[];
  readonly duration: number;
  /** Id of the first activity of the split, 0 for one outside a split. */
  readonly groupId: number;
  readonly active: boolean;
  /** Number of students when the file says it, else null. */
  readonly size: number | null;
  readonly line: number;
}

export interface FetTeacher {
  readonly name: string;
  /** Mornings and afternoons: whether the teacher may have both on one day. */
  readonly behavior: string;
}

export interface FetRoom {
  readonly name: string;
  readonly building: string;
  readonly capacity: number;
  /** Of a virtual room the sets of real rooms, by name, of which a lesson has one each at once; null for a real room. */
  readonly sets: readonly (readonly string[])[] | null;
}

/** A file of FET as plain data, references checked. */
export interface FetFile {
  readonly version: string;
  readonly mode: FetMode;
  readonly institution: string;
  readonly days: readonly string[];
  readonly hours: readonly string[];
  readonly subjects: readonly string[];
  readonly teachers: readonly FetTeacher[];
  readonly students: StudentSets;
  readonly activities: readonly FetActivity[];
  readonly rooms: readonly FetRoom[];
  /** The time constraints, then the space constraints, in the order of the file by kind. */
  readonly constraints: readonly FetElement[];
}
