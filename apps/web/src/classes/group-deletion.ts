import type { Draft, Id } from '@bellgrid/model';
import type { DeletionQuestion } from '../entity-list/list-entity.ts';
import { t } from '../texts/i18n.ts';
import { groupLosses } from './group-losses.ts';

/** The question before classes are deleted. */
export function groupDeletion(draft: Draft, ids: readonly Id[]): DeletionQuestion {
  const { counts, isGrave } = groupLosses(draft, ids);
  const along = counts.map(({ kind, count }) => t(`classes.deletion.${kind}`, { count }));
  const warnings = [
    t('classes.deletion.solely', { count: ids.length }),
    ...(along.length > 0 ? [t('classes.deletion.along', { what: along.join(', ') })] : []),
  ];
  return isGrave ? { warnings, phrase: t('classes.deletion.phrase') } : { warnings };
}
