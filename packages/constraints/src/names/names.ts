import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { Finding } from '../finding.ts';

/** How many words a list names. */
export const LISTED = 6;

/** "a", "a and b", "a, b and c"; more than `limit` are counted. */
export function listed(words: readonly string[], limit = LISTED): string {
  if (words.length > limit) {
    const rest = words.length - limit + 1;
    return `${words.slice(0, limit - 1).join(', ')} and ${rest} more`;
  }
  if (words.length < 2) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Each of the words on demand, where `listed` counts some of them. */
export function detailsOf(words: readonly string[]): Pick<Finding, 'details'> {
  return words.length > LISTED ? { details: words } : {};
}

/** "1 lesson", "2 lessons". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

export function teacherName(draft: Draft, id: Id): string {
  return draft.teachers[id]?.name || 'a teacher';
}

export function groupName(draft: Draft, id: Id): string {
  return draft.groups[id]?.name || 'a class';
}

export function classroomName(draft: Draft, id: Id): string {
  return draft.classrooms[id]?.name || 'a classroom';
}

/** The name with those whose it is: its classes, or its teachers where it has none. */
function withOwners(draft: Draft, name: string, { groups, teachers }: Pick<Lesson, 'groups' | 'teachers'>) {
  const owners =
    groups.length > 0
      ? groups.map((group) => groupName(draft, group))
      : teachers.map((teacher) => teacherName(draft, teacher));
  const names = owners.filter((owner) => !name.includes(owner));
  return names.length > 0 ? `${name} of ${listed(names, 3)}` : name;
}

/** A subject by its name and its classes: "Mathematics of 9A". */
export function subjectName(draft: Draft, id: Id): string {
  const subject = draft.subjects[id];
  return subject ? withOwners(draft, subject.name || 'a subject', subject) : 'a subject';
}

/** A lesson by its name and its classes: "Mathematics (3) of 9A". */
export function lessonName(draft: Draft, id: Id): string {
  const lesson = draft.lessons[id];
  return lesson ? withOwners(draft, lesson.name || 'a lesson', lesson) : 'a lesson';
}

export function lessonNames(draft: Draft, ids: readonly Id[], limit = 4): string {
  return listed(
    ids.map((id) => lessonName(draft, id)),
    limit,
  );
}

export function subjectNames(draft: Draft, ids: readonly Id[], limit = 4): string {
  return listed(
    ids.map((id) => subjectName(draft, id)),
    limit,
  );
}

/** The subject, or the single lesson, that a subject or lesson constraint speaks of. */
export function sideName(draft: Draft, type: 'subject' | 'lesson', id: Id): string {
  return type === 'subject' ? subjectName(draft, id) : lessonName(draft, id);
}

export function dayName(draft: Draft, day: number): string {
  return draft.schoolData.days[day]?.label || `day ${day + 1}`;
}

export function dayNames(draft: Draft, days: readonly number[]): string {
  return listed(
    days.map((day) => dayName(draft, day)),
    10,
  );
}

/** A period by its label: "period 3", "8:00-8:45". Without a structure: by its number. */
export function periodName(draft: Draft, structure: Id | undefined, period: number): string {
  const label = periodLabel(draft, structure, period);
  return isNumber(label) ? `period ${label}` : label;
}

/** A period's own label, else its number. */
export function periodLabel(draft: Draft, structure: Id | undefined, period: number): string {
  const record = structure === undefined ? undefined : draft.schoolData.structures[structure];
  return record?.periods[period]?.label || `${period + 1}`;
}

export const isNumber = (label: string): boolean => /^\d+$/.test(label);

export function periodNames(draft: Draft, structure: Id | undefined, periods: readonly number[]): string {
  return listed(
    periods.map((period) => periodName(draft, structure, period)),
    10,
  );
}
