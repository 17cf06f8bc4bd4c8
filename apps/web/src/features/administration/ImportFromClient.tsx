import type { ClientSummary } from '@bellgrid/protocol';
import { Button, Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import { nameWords } from '../versions/version-words.ts';
import classes from './Admin.module.css';
import { clientsQuery } from './admin-queries.ts';
import { useAdminTexts } from './admin-texts.ts';
import { clientVersionsQuery } from './ClientVersions.tsx';
import { filterClients, indexClients, NO_CLIENT_FILTERS } from './client-filter.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useAct } from './use-act.ts';
import { useLoadAsOwn } from './use-load-as-own.tsx';

interface AwaitedProps {
  readonly query: Pick<UseQueryResult, 'data' | 'isError' | 'refetch'>;
}

/** In place of what is being fetched, or could not be. */
function Awaited({ query: { data, isError, refetch } }: AwaitedProps) {
  if (data) return null;
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return <SkeletonList className={classes.awaited} />;
}

/** So many schools are listed; more are found by typing. */
const MOST_SHOWN = 30;

/** Asks for a school and one of its versions, and makes a copy of it the own current draft. */
export function ImportFromClient({ onClose }: { readonly onClose: () => void }) {
  const { t } = useAdminTexts();
  const { t: general, i18n } = useTranslation();
  useFocusReturn(true);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ClientSummary | null>(null);
  const all = useQuery(clientsQuery);
  const { data } = all;
  const indexed = useMemo(() => indexClients(data?.clients ?? [], 0), [data]);
  const found = filterClients(indexed, { ...NO_CLIENT_FILTERS, search });
  const versions = useQuery({ ...clientVersionsQuery(chosen?.uid ?? ''), enabled: chosen !== null });
  const act = useAct();
  const { load, question } = useLoadAsOwn(act, onClose);
  return (
    <Modal opened onClose={onClose} title={general('shell.importFromClient')} size={560}>
      {chosen === null ? (
        <>
          <TextInput
            value={search}
            placeholder={t('clients.search')}
            aria-label={t('clients.search')}
            leftSection={<IconSearch size={14} aria-hidden />}
            onChange={(event) => setSearch(event.currentTarget.value)}
            data-autofocus
          />
          <Awaited query={all} />
          <ul className={`${classes.list} ${classes.scrolled}`}>
            {found.slice(0, MOST_SHOWN).map(({ client }) => (
              <li key={client.uid}>
                <button type="button" className={classes.choice} onClick={() => setChosen(client)}>
                  <bdi>{client.schoolName || t('clients.unnamed')}</bdi>
                  <small>{client.email}</small>
                </button>
              </li>
            ))}
          </ul>
          {data && found.length === 0 ? <p className={classes.empty}>{t('clients.none')}</p> : null}
        </>
      ) : (
        <>
          <p className={classes.hint}>{t('client.importBody')}</p>
          <Button variant="subtle" size="xs" mb="xs" onClick={() => setChosen(null)}>
            {t('client.back')}
          </Button>
          <h3 className={classes.heading} dir="auto">
            {chosen.schoolName || t('clients.unnamed')}
          </h3>
          <Awaited query={versions} />
          {versions.data?.versions.length === 0 ? (
            <p className={classes.empty}>{t('client.noVersions')}</p>
          ) : null}
          <ul className={`${classes.list} ${classes.scrolled}`}>
            {versions.data?.versions.map((version) => (
              <li key={version.id}>
                <span className={classes.words}>{nameWords(version, i18n.language)}</span>
                {version.id === versions.data.currentID ? (
                  <span className={classes.tag} data-tone="good">
                    {general('versions.current')}
                  </span>
                ) : null}
                <Button
                  size="xs"
                  variant="default"
                  loading={act.isBusy}
                  onClick={() => void load({ uid: chosen.uid, id: version.id })}
                >
                  {t('client.load')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {question}
    </Modal>
  );
}
