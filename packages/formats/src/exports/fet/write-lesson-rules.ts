import type { CellRef, LessonsConstraint, SubjectConstraint } from '@bellgrid/model';
import { activityIds, cellList, constraintXml, type ExportContext } from './export-context.ts';
import type { Child } from './xml-text.ts';

const pairs: Readonly<Partial<Record<SubjectConstraint['constraint'], string>>> = {
  'same time': 'ActivitiesSameStartingTime',
  'not same time': 'ActivitiesNotOverlapping',
  'same day': 'ActivitiesSameStartingDay',
  'same period': 'ActivitiesSameStartingHour',
};

/** A rule of two lessons; null when FET has none like it. */
export function writePairRule(
  rule: SubjectConstraint,
  context: ExportContext,
  percent: number,
): string | null {
  const { numbers } = context;
  const [base, other] = [numbers.get(rule.base), numbers.get(rule.other ?? '')];
  if (rule.type !== 'lesson' || base === undefined || other === undefined) return null;
  if (rule.constraint === 'before' || rule.constraint === 'after') {
    const [first, second] = rule.constraint === 'before' ? [base, other] : [other, base];
    return constraintXml('ConstraintTwoActivitiesOrdered', percent, twoIds(first, second));
  }
  const tag = pairs[rule.constraint];
  if (tag === undefined || (rule.constraint === 'same time' && shareClass(rule, context))) return null;
  return constraintXml(`Constraint${tag}`, percent, activityIds(context, [rule.base, rule.other ?? '']));
}

/** A 'same time' permits lessons of one class to meet, which FET's never does. */
function shareClass({ base, other }: SubjectConstraint, { draft }: ExportContext): boolean {
  const groups = draft.lessons[other ?? '']?.groups ?? [];
  return (draft.lessons[base]?.groups ?? []).some((id) => groups.includes(id));
}

function twoIds(first: number, second: number): Child[] {
  return [
    ['First_Activity_Id', first],
    ['Second_Activity_Id', second],
  ];
}

/**
 * A rule of a set of lessons, as one constraint or one for each lesson; null when FET has none like it.
 * @param isTogether days between lessons: those of one day also follow one another.
 */
export function writeSetRule(
  rule: LessonsConstraint,
  context: ExportContext,
  percent: number,
  isTogether: boolean,
): string[] | null {
  const ids = rule.lessons.flatMap((id) => context.numbers.get(id) ?? []);
  const cells = 'cells' in rule ? rule.cells : [];
  const one = (tag: string, children: readonly Child[]): string[] => [
    constraintXml(`Constraint${tag}`, percent, children),
  ];
  const isHard = percent >= 100;
  const [first = 0, second = 0] = ids;
  switch (rule.constraint) {
    case 'allowedCells':
      return ids.flatMap((id) => allowedCells(id, cells, rule.scope === 'whole', context, percent));
    case 'minDaysBetween':
      return one('MinDaysBetweenActivities', [
        ['Consecutive_If_Same_Day', isTogether],
        ...activityIds(context, rule.lessons),
        ['MinDays', rule.minDays],
      ]);
    case 'directlyAfter':
      return one('TwoActivitiesConsecutive', twoIds(first, second));
    case 'adjacent':
      return one('TwoActivitiesGrouped', twoIds(first, second));
    case 'endsDay':
      return ids.flatMap((id) => one('ActivityEndsStudentsDay', [['Activity_Id', id]]));
    case 'beginsDay':
      return ids.flatMap((id) => one('ActivityBeginsStudentsDay', [['Activity_Id', id]]));
    case 'occupyAtMost':
    case 'atMostAtATime': {
      if (!isHard) return null;
      const [tag, limit] =
        rule.constraint === 'occupyAtMost'
          ? ['ActivitiesOccupyMaxTimeSlotsFromSelection', 'Max_Number_of_Occupied_Time_Slots']
          : ['ActivitiesMaxSimultaneousInSelectedTimeSlots', 'Max_Number_of_Simultaneous_Activities'];
      return one(tag, [
        ...activityIds(context, rule.lessons),
        ...cellList(context, cells, 'Selected_Time_Slot', 'Selected_'),
        [limit, rule.max],
      ]);
    }
    case 'roomPreference':
      return isHard ? null : ids.flatMap((id) => one('ActivityPreferredRooms', roomList(id, rule, context)));
    default:
      return null;
  }
}

function roomList(
  id: number,
  rule: Extract<LessonsConstraint, { constraint: 'roomPreference' }>,
  { names }: ExportContext,
): Child[] {
  const list = rule.classrooms.flatMap((room): Child[] => {
    const name = names.classrooms.get(room);
    return name === undefined ? [] : [['Preferred_Room', name]];
  });
  return [['Activity_Id', id], ['Number_of_Preferred_Rooms', list.length], ...list];
}

function allowedCells(
  id: number,
  cells: readonly CellRef[],
  isWhole: boolean,
  context: ExportContext,
  percent: number,
): string[] {
  const list = isWhole
    ? cellList(context, cells, 'Preferred_Time_Slot', 'Preferred_')
    : cellList(context, cells, 'Preferred_Starting_Time', 'Preferred_Starting_');
  const tag = isWhole ? 'ActivityPreferredTimeSlots' : 'ActivityPreferredStartingTimes';
  return [constraintXml(`Constraint${tag}`, percent, [['Activity_Id', id], ...list])];
}
