import { type Draft, scheduleStructureSchema } from '@bellgrid/model';

const PERIODS = 8;

/** Gives each structure eight periods until after 15:00, without a long break; those of the second structure are a little longer. */
export function withLongDays(draft: Draft): void {
  Object.keys(draft.schoolData.structures).forEach((id, number) => {
    const length = 45 + 5 * number;
    const periods = Array.from({ length: PERIODS }, (_, index) => {
      const periodStart = 540 + index * (length + 5);
      const label = `${index + 1}`;
      return { id: `${id}${index}`, index, label, periodStart, periodEnd: periodStart + length };
    });
    const cells = draft.schoolData.days.flatMap((_, dayIndex) =>
      periods.map(({ index }) => ({ id: `${id}${dayIndex}-${index}`, dayIndex, periodIndex: index })),
    );
    draft.schoolData.structures[id] = scheduleStructureSchema.parse({ id, name: id, periods, cells });
  });
}
