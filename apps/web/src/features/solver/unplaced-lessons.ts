import { type Draft, isScheduled } from '@bellgrid/model';

/** The number of lessons that need a place in the schedule and have none. */
export function unplacedLessons({ lessons }: Draft): number {
  return Object.values(lessons).filter((lesson) => isScheduled(lesson) && lesson.timeSlot === null).length;
}
