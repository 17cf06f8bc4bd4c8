import { useDraft } from '../../document/draft/use-draft.ts';

const USUAL_DAYS = 7;

/** How wide a dialog with a calendar is: a school with half days has many columns. */
export function useCalendarWidth(): number {
  const days = useDraft((draft) => draft.schoolData.days.length);
  return days > USUAL_DAYS ? 1100 : 690;
}
