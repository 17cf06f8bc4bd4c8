import {
  commands,
  type Draft,
  diffDrafts,
  type Id,
  type LostRecords,
  lostRecords,
  runCommand,
} from '@bellgrid/model';
import type { DeletionQuestion } from '../entity-list/list-entity.ts';
import { t } from '../texts/i18n.ts';

const told = ['subjects', 'lessons', 'trackSets', 'constraints', 'customViews'] as const;

/** What deleting classes deletes beside them; several with subjects of their own want a phrase. */
export function groupDeletion(draft: Draft, ids: readonly Id[]): DeletionQuestion {
  const lost = lostWith(draft, ids);
  const along = told
    .filter((kind) => lost[kind].length > 0)
    .map((kind) => t(`classes.deletion.${kind}`, { count: lost[kind].length }));
  const warnings = [
    t('classes.deletion.solely', { count: ids.length }),
    ...(along.length > 0 ? [t('classes.deletion.along', { what: along.join(', ') })] : []),
  ];
  const isGrave = ids.length > 1 && lost.subjects.length > 0;
  return isGrave ? { warnings, phrase: t('classes.deletion.phrase') } : { warnings };
}

function lostWith(draft: Draft, ids: readonly Id[]): LostRecords {
  return lostRecords(diffDrafts(draft, runCommand(draft, commands.deleteGroup, { ids: [...ids] })));
}
