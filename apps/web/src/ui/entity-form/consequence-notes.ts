import type { Consequences } from '@bellgrid/model';
import type { TFunction } from 'i18next';

/** The effects of saving that its user may not expect, as sentences. */
export function consequenceNotes(t: TFunction, { unplaced, deleted }: Consequences): string[] {
  const lessons = unplaced.length;
  const constraints = deleted.constraints.length;
  return [
    ...(lessons > 0 ? [t('editing.consequences.unplaced', { count: lessons })] : []),
    ...(constraints > 0 ? [t('editing.consequences.constraints', { count: constraints })] : []),
  ];
}
