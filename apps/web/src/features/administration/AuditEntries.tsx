import { type AuditEntry, auditLog } from '@bellgrid/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../platform/api/call.ts';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import { actionText, detailsText } from './audit-words.ts';
import { type DateWords, dateWords } from './date-words.ts';

const ofClient = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', uid],
    queryFn: () => call(auditLog, { uid, limit: 200 }),
    staleTime: 0,
  });

/** The acts of administrators about one school, newest first. */
export function AuditEntries({ uid }: { readonly uid: string }) {
  const { t, i18n } = useAdminTexts();
  const { data } = useQuery(ofClient(uid));
  const dates = useMemo(() => dateWords(i18n.language), [i18n.language]);
  if (!data) return <SkeletonList />;
  if (data.entries.length === 0) return <p className={classes.empty}>{t('client.noLog')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <ul className={classes.list} tabIndex={0}>
      {data.entries.map((entry) => (
        <li key={entry.id}>
          <span className={classes.words}>
            {actionText(entry, t)} <Details entry={entry} timeText={dates.time} />
            <small>
              {dates.time(entry.at)} · {actorOf(entry) || t('actor.commandLine')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The names of fields as they are stored. */
function Details({ entry, timeText }: { readonly entry: AuditEntry; readonly timeText: DateWords['time'] }) {
  const text = detailsText(entry.details, timeText);
  if (text === '') return null;
  return (
    <span lang="en" className={classes.details}>
      {text}
    </span>
  );
}

/** The address of the administrator; the command line has none. */
export const actorOf = ({ actor }: AuditEntry): string => (actor.uid === null ? '' : actor.name);
