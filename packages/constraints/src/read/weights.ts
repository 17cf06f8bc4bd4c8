import { type CalendarConstraint, type Category, type Draft, LEVEL, WEIGHT } from '@bellgrid/model';

/** The effective weight of a rule that must hold. */
export const HARD = Number.POSITIVE_INFINITY;

function scale(weight: number): number {
  return weight >= WEIGHT.ONE && weight <= WEIGHT.FIVE ? weight : 1;
}

function isHard(own: number): boolean {
  return own === WEIGHT.HARD || own === WEIGHT.NULL;
}

/**
 * The effective weight of something with a weight of its own in a category: 0 (no effect), a soft
 * weight of 1 to 25, or `HARD`. Without its category's slider a weight only says on or off.
 */
export function weigh(draft: Draft, category: Category, own: number): number {
  if (own === WEIGHT.OFF) return 0;
  const group = draft.constraintGroupWeights[category];
  if (!group.enabled || isHard(own)) return HARD;
  return own * scale(group.weight);
}

/** The effective weight of a rule without a weight of its own: hard, or its category's weight. */
export function weighCategory(draft: Draft, category: Category): number {
  const group = draft.constraintGroupWeights[category];
  return group.enabled ? scale(group.weight) : HARD;
}

type CalendarType = CalendarConstraint['type'];

const calendarCategory = {
  teacher: 'teacherCalendarRed',
  group: 'groupCalendar',
  classroom: 'classroomCalendar',
} as const satisfies Record<CalendarType, Category>;

const calendarItems = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;

/**
 * The effective weight of an item's calendar cells of one level. Cells take the item's weight as their own; a
 * teacher's soft cells stay soft at any setting of the sliders, unless the teacher's weight is off.
 */
export function weighCalendar(draft: Draft, type: CalendarType, base: string, level: number): number {
  if (level !== LEVEL.SOFT && level !== LEVEL.HARD) return 0;
  const item = draft[calendarItems[type]][base];
  if (!item) return 0;
  if (type !== 'teacher' || level === LEVEL.HARD) {
    const category = calendarCategory[type];
    const enabled = draft.constraintGroupWeights[category].enabled;
    return weigh(draft, category, enabled ? item.weight : WEIGHT.HARD);
  }
  const group = draft.constraintGroupWeights.teacherCalendarYellow;
  if (!group.enabled) return scale(group.weight);
  return item.weight === WEIGHT.OFF ? 0 : scale(item.weight) * scale(group.weight);
}
