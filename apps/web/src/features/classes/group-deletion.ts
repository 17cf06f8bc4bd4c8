import { commands, consequencesOfCommand, type Draft, type Id } from '@bellgrid/model';
import { t } from '../../platform/texts/i18n.ts';
import type { DeletionQuestion } from '../../ui/entity-list/list-entity.ts';

/** The records that the question names, in this order. */
const lostKinds = ['subjects', 'lessons', 'trackSets', 'constraints', 'customViews'] as const;
type LostKind = (typeof lostKinds)[number];

export interface GroupLosses {
  /** The number of records of each kind that are deleted too; kinds without any are left out. */
  readonly counts: readonly { readonly kind: LostKind; readonly count: number }[];
  /** Several classes with subjects of their own: worth a typed phrase. */
  readonly isGrave: boolean;
}

/** The records that are deleted with these classes. */
export function groupLosses(draft: Draft, ids: readonly Id[]): GroupLosses {
  const { deleted } = consequencesOfCommand(draft, commands.deleteGroup, { ids: [...ids] });
  const counts = lostKinds
    .map((kind) => ({ kind, count: deleted[kind].length }))
    .filter(({ count }) => count > 0);
  return { counts, isGrave: ids.length > 1 && deleted.subjects.length > 0 };
}

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
