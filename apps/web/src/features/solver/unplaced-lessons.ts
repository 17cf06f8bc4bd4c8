import { type Draft, isScheduled } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';

const unplacedOf = oncePer(
  (lessons: Draft['lessons']) =>
    Object.values(lessons).filter((lesson) => isScheduled(lesson) && lesson.timeSlot === null).length,
);

/** The number of lessons that need a place in the schedule and have none. */
export const unplacedLessons = ({ lessons }: Draft): number => unplacedOf(lessons);
