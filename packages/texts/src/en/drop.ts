import type { DropFault } from '@bellgrid/model';

/** The reasons for which a dragged lesson goes back, by the ids that the plan of a drop returns. */
export const drop = {
  'cell-does-not-fit': "This cell doesn't fit there",
  'lesson-does-not-fit': "This lesson doesn't fit there",
  'lesson-locked': '{{lesson}} is locked. Unlock it to move it.',
  'no-such-slot': "This time slot doesn't exist in {{structure}}",
  'other-column': 'You can only move lessons within the same class (column)',
  'swap-does-not-fit': "You can't make this swap because the other cell can't fit here",
  'too-long': "This lesson is {{count, number}} periods long and can't fit at this spot",
} satisfies Record<DropFault, string>;
