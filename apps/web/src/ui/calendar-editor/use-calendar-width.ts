import { useDraft } from '../../document/draft/use-draft.ts';

const USUAL_DAYS = 7;

/** The width of a dialog with a calendar: a school with half days has many columns. */
export function useCalendarWidth(): number {
  const days = useDraft((draft) => draft.schoolData.days.length);
  return days > USUAL_DAYS ? 1100 : 690;
}
