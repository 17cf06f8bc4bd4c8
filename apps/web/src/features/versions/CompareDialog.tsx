import type { Draft } from '@bellgrid/model';
import { compareVersions, type Version } from '@bellgrid/protocol';
import { Modal, Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { call } from '../../platform/api/call.ts';
import classes from './CompareDialog.module.css';
import { nameWords } from './version-words.ts';
import { versionsQuery } from './versions-query.ts';

/** The current version is saved anew in place: its hash then changes. */
export const comparisonQuery = (from: Version, to: Version) =>
  queryOptions({
    queryKey: ['compareVersions', from.id, from.hash, to.id, to.hash],
    queryFn: () => call(compareVersions, { id: from.id, with: to.id }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const kinds = [
  'teachers',
  'groups',
  'classrooms',
  'subjects',
  'lessons',
  'trackSets',
  'constraints',
  'customViews',
] as const;
const changes = ['added', 'changed', 'removed'] as const;
const NAMED = 8;

interface CompareDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly from: Version;
  readonly to: Version;
}

/** The differences of two versions, by kind of record, with the names of those that the school still has. */
export function CompareDialog({ opened, onClose, from, to }: CompareDialogProps) {
  const { t, i18n } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('home.versions.compareTitle')} size={560} zIndex={300}>
      <p className={classes.between}>
        {t('home.versions.between', {
          from: nameWords(from, i18n.language),
          to: nameWords(to, i18n.language),
        })}
      </p>
      <Comparison from={from} to={to} />
    </Modal>
  );
}

/** The differences from a version to the current one. */
export function CompareWithCurrent({ version, onClose }: { version: Version; onClose: () => void }) {
  const { data } = useQuery(versionsQuery);
  const current = data?.versions.find(({ id }) => id === data.currentID);
  return current ? <CompareDialog opened onClose={onClose} from={version} to={current} /> : null;
}

function Comparison({ from, to }: Pick<CompareDialogProps, 'from' | 'to'>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { data, isError } = useQuery(comparisonQuery(from, to));
  if (isError) return <p role="alert">{t('home.versions.compareFailed')}</p>;
  if (!data) return <Skeleton height={160} aria-label={t('common.loading')} />;
  const { records, parts } = data;
  const found = kinds.flatMap((kind) => (records[kind] ? [{ kind, difference: records[kind] }] : []));
  if (found.length === 0 && parts.length === 0) return <p>{t('home.versions.same')}</p>;
  return (
    <dl className={classes.list}>
      {found.map(({ kind, difference }) => (
        <div key={kind}>
          <dt>{t(`home.versions.kinds.${kind}`)}</dt>
          <dd>
            {changes
              .filter((change) => difference[change].count > 0)
              .map((change) => t(`home.versions.${change}`, { count: difference[change].count }))
              .join(' · ')}
            <Names draft={draft} kind={kind} ids={[...difference.added.ids, ...difference.changed.ids]} />
          </dd>
        </div>
      ))}
      {parts.length > 0 ? (
        <div>
          <dt>{t('home.versions.parts')}</dt>
          <dd>{t('home.versions.different')}</dd>
        </div>
      ) : null}
    </dl>
  );
}

interface NamesProps {
  readonly draft: Draft;
  readonly kind: (typeof kinds)[number];
  readonly ids: readonly string[];
}

/** The names of records that the open school has. */
function Names({ draft, kind, ids }: NamesProps) {
  const { t } = useTranslation();
  const names = [...new Set(ids.flatMap((id) => nameOf(draft, kind, id) ?? []))];
  if (names.length === 0) return null;
  const rest = names.length - NAMED;
  return (
    <span className={classes.names}>
      {names.slice(0, NAMED).join(', ')}
      {rest > 0 ? ` ${t('home.versions.more', { count: rest })}` : ''}
    </span>
  );
}

function nameOf(draft: Draft, kind: NamesProps['kind'], id: string): string | undefined {
  if (kind === 'constraints') return undefined;
  if (kind === 'lessons') return draft.subjects[draft.lessons[id]?.subject ?? '']?.name;
  return draft[kind][id]?.name;
}
