import { clientSnapshot, clientVersions, deleteClientVersion, type Version } from '@bellgrid/protocol';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCopyPlus, IconDotsVertical, IconDownload, IconTrash } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDay } from '../../document/draft/export-draft.ts';
import { call, callForText } from '../../platform/api/call.ts';
import { download } from '../../platform/download.ts';
import { queryClient } from '../../platform/query-client.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import { editionWords, nameWords, tagOf } from '../versions/version-words.ts';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import { type ClientProps, Panel } from './ClientPage.tsx';
import { useLoadAsOwn } from './use-load-as-own.tsx';

export const clientVersionsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'versions', uid],
    queryFn: () => call(clientVersions, { uid }),
    staleTime: 0,
  });

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The versions of a school, each to be copied, downloaded or deleted. */
export function ClientVersions({ client: { uid, schoolName }, act }: ClientProps) {
  const { t } = useAdminTexts();
  const { t: general, i18n } = useTranslation();
  const navigate = useNavigate();
  const { data } = useQuery(clientVersionsQuery(uid));
  const [asked, setAsked] = useState<{ about: 'load' | 'delete'; version: Version } | null>(null);
  const { load, question } = useLoadAsOwn(act, () => navigate({ to: '/' }));
  const save = (version: Version) =>
    act.run(
      async () => {
        const text = await callForText(clientSnapshot, { uid, id: version.id });
        const name = `${schoolName} ${isoDay(new Date(version.lastModified))}`.trim();
        download(`${name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '-')}.json`, text);
      },
      general('versions.downloaded'),
      general('versions.downloadFailed'),
    );
  const remove = ({ id }: Version) =>
    act.run(
      async () => {
        await call(deleteClientVersion, { uid, id });
        await queryClient.invalidateQueries({ queryKey: clientVersionsQuery(uid).queryKey });
      },
      general('versions.deleted'),
      general('versions.deleteFailed'),
    );
  const publication = data?.publication ?? { expiresAt: null, editions: [] };
  const current = data?.versions.find(({ id }) => id === data.currentID);
  const name = asked ? nameWords(asked.version, i18n.language) : '';
  return (
    <Panel title={t('client.versions')}>
      {current ? (
        <Button
          variant="default"
          mb="sm"
          leftSection={<IconCopyPlus {...icon} />}
          onClick={() => setAsked({ about: 'load', version: current })}
        >
          {t('client.importCurrent')}
        </Button>
      ) : null}
      {data && data.versions.length === 0 ? <p className={classes.empty}>{t('client.noVersions')}</p> : null}
      {data ? null : <SkeletonList />}
      <ul className={`${classes.list} ${classes.scrolled}`}>
        {data?.versions.map((version) => {
          const words = nameWords(version, i18n.language);
          const tag = tagOf(version);
          const { statistics } = version;
          const editions = publication.editions.filter(({ versionID }) => versionID === version.id);
          return (
            <li key={version.id}>
              <span className={classes.words}>
                {words}
                {statistics ? (
                  <small>
                    {general('versions.classes', { count: statistics.groups })},{' '}
                    {general('versions.statistics', {
                      placed: statistics.placedLessons,
                      lessons: statistics.lessons,
                    })}
                  </small>
                ) : null}
                {editions.map((edition) => (
                  <small key={edition.publishedAt} data-tone="accent">
                    {editionWords(general, i18n.language, publication, edition)}
                  </small>
                ))}
              </span>
              {tag ? <span className={classes.tag}>{general(tag)}</span> : null}
              {version.id === data.currentID ? (
                <span className={classes.tag} data-tone="good">
                  {general('versions.current')}
                </span>
              ) : null}
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon size={32} aria-label={general('versions.actions', { name: words })}>
                    <IconDotsVertical size={17} stroke={1.8} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconCopyPlus {...icon} />}
                    onClick={() => setAsked({ about: 'load', version })}
                  >
                    {t('client.load')}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => void save(version)}>
                    {general('versions.download')}
                  </Menu.Item>
                  {version.id === data.currentID ? null : (
                    <Menu.Item
                      leftSection={<IconTrash {...icon} />}
                      color="var(--hard-ink)"
                      onClick={() => setAsked({ about: 'delete', version })}
                    >
                      {general('versions.delete')}
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked?.about === 'delete' ? general('versions.deleteTitle') : t('client.load')}
        confirm={asked?.about === 'delete' ? general('versions.delete') : t('client.load')}
        isHarmless={asked?.about === 'load'}
        onConfirm={() => {
          setAsked(null);
          if (asked)
            void (asked.about === 'delete' ? remove(asked.version) : load({ uid, id: asked.version.id }));
        }}
      >
        <p>{asked?.about === 'delete' ? t('client.deleteVersionBody', { name }) : t('client.importBody')}</p>
      </ConfirmDialog>
      {question}
    </Panel>
  );
}
