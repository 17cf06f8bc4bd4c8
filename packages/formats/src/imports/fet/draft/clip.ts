import { cutText } from '@bellgrid/model';

export const MAX_LABEL = 100;
export const MAX_NAME = 200;

/** The text without spaces around it, shortened with an ellipsis to at most `max` characters; '–' for none. */
export function clip(text: string, max: number): string {
  const clean = text.trim() || '–';
  return clean.length <= max ? clean : `${cutText(clean, max - 1)}…`;
}
