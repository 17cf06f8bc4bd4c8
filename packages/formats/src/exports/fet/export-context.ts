import type { CellRef, Draft, Id, ScheduleStructure } from '@bellgrid/model';
import type { FetNames } from './fet-names.ts';
import { type Child, element } from './xml-text.ts';

/** The context of the writers of constraints. */
export interface ExportContext {
  readonly draft: Draft;
  readonly structure: ScheduleStructure;
  readonly names: FetNames;
  /** FET's number of a lesson; undefined for lessons that are not written. */
  readonly numbers: ReadonlyMap<Id, number>;
}

/** A constraint of FET with its weight percentage. */
export function constraintXml(name: string, percent: number, children: readonly Child[]): string {
  return element(name, [['Weight_Percentage', percent], ...children, ['Active', true], ['Comments', '']]);
}

/** The ids of activities with their number. */
export function activityIds({ numbers }: ExportContext, lessons: readonly Id[]): Child[] {
  const ids = lessons.flatMap((id) => numbers.get(id) ?? []);
  return [['Number_of_Activities', ids.length], ...ids.map((id): Child => ['Activity_Id', id])];
}

/** A list of day and hour pairs with its number. */
export function cellList(
  { names }: ExportContext,
  cells: readonly CellRef[],
  item: string,
  prefix: string,
): Child[] {
  const items = cells.flatMap(({ day, period }) => {
    const [dayName, hourName] = [names.days[day], names.hours[period]];
    if (dayName === undefined || hourName === undefined) return [];
    return [
      element(item, [
        [`${prefix}Day`, dayName],
        [`${prefix}Hour`, hourName],
      ]),
    ];
  });
  return [[`Number_of_${item}s`, items.length], ...items];
}
