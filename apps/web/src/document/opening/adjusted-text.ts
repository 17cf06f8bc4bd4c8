import { applyDiff, consequences, invertDiff, type JoinedDrafts, type RecordMapName } from '@bellgrid/model';
import { t } from '../../platform/texts/i18n.ts';
import { lossesOf } from '../draft/losses.ts';

const MOST_NAMES = 5;

/** The parts whose records the user knows by their names. */
const named = [
  'teachers',
  'groups',
  'classrooms',
  'subjects',
  'lessons',
  'trackSets',
  'customViews',
] as const;

/**
 * The changes that the document's rules made after the changes of two windows were joined; null without any.
 */
export function adjustedText({ draft, adjusted }: Pick<JoinedDrafts, 'draft' | 'adjusted'>): string | null {
  const before = applyDiff(draft, invertDiff(adjusted));
  const found = consequences(adjusted, before, draft);
  const losses = lossesOf(found).map(({ kind, count }) => t(`structure.loss.${kind}`, { count }));
  const told = new Set(found.unplaced);
  const names = named.flatMap((part: RecordMapName) =>
    Object.entries(adjusted[part]?.updated ?? {}).flatMap(([id, [, record]]) =>
      !told.has(id) && 'name' in record ? [record.name] : [],
    ),
  );
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const parts = [...losses];
  if (names.length > MOST_NAMES)
    parts.push(t('saving.adjustedMore', { names: shown, count: names.length - MOST_NAMES }));
  else if (names.length > 0) parts.push(t('saving.adjustedNames', { names: shown }));
  return parts.length > 0 ? t('saving.adjusted', { what: parts.join(', ') }) : null;
}
