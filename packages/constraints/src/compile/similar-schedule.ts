import type { PlannedUnit } from './plan.ts';

/** Charges every place but the present one of each lesson: 'similar schedule' means few changed starts. */
export function chargeChanges(units: readonly PlannedUnit[], weight: number): void {
  for (const unit of units) {
    const { lessons, places } = unit;
    const cost = unit.cost ?? new Float64Array(places.length);
    unit.cost = cost;
    places.forEach((place, index) => {
      const moved = lessons.filter(
        ({ timeSlot }) => timeSlot !== null && (timeSlot.day !== place.day || timeSlot.start !== place.start),
      );
      cost[index] = cost[index]! + weight * moved.length;
    });
  }
}
