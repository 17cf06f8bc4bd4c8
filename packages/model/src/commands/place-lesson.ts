import { defineCommand } from './define-command.ts';
import { lessonPlace, placeLessons } from './place-lessons.ts';

/** Puts one lesson at a day and first period, or into the staging area. Refused if it does not fit. */
export const placeLesson = defineCommand({
  name: 'placeLesson',
  label: 'command.placeLesson',
  args: lessonPlace,
  run(draft, place) {
    placeLessons.run(draft, { places: [place] });
  },
});
