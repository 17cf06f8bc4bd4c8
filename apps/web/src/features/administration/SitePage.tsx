import { changeAdminGeneral, changeSite, type SiteDocument } from '@bellgrid/protocol';
import { Button, Skeleton, Switch, TagsInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import classes from './Admin.module.css';
import { rememberAdminSite } from './AnnouncementsPage.tsx';
import { adminSiteQuery, clientsQuery, generalQuery } from './admin-queries.ts';
import { useAdminTexts } from './admin-texts.ts';
import { Panel } from './ClientPage.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { useAct } from './use-act.ts';

/** The kill switch, the latest versions and the tags. */
export function SitePage() {
  const { t } = useAdminTexts();
  usePageTitle(t('site.title'));
  const { data: site, isError, refetch } = useQuery(adminSiteQuery);
  const { data: general } = useQuery(generalQuery);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className={classes.scroll}>
      <div className={classes.columns}>
        <div className={classes.column}>
          {site ? <Maintenance site={site} /> : <Skeleton height={140} radius="lg" />}
          {site ? <LatestVersions site={site} /> : <Skeleton height={180} radius="lg" />}
        </div>
        {general ? (
          <Tags key={general.tags.join(' ')} stored={general.tags} />
        ) : (
          <Skeleton height={140} radius="lg" />
        )}
      </div>
    </div>
  );
}

function Maintenance({ site }: { readonly site: SiteDocument }) {
  const { t } = useAdminTexts();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const turn = (killSwitch: boolean) => {
    setAsking(false);
    void act.run(async () => rememberAdminSite(await call(changeSite, { killSwitch })));
  };
  return (
    <Panel title={t('site.maintenance')}>
      <Switch
        label={t('site.killSwitch')}
        description={t('site.killSwitchHint')}
        color="hard"
        checked={site.killSwitch}
        disabled={act.isBusy}
        onChange={(event) => (event.currentTarget.checked ? setAsking(true) : turn(false))}
      />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('site.killSwitchTitle')}
        confirm={t('site.killSwitchConfirm')}
        onConfirm={() => turn(true)}
      >
        <p>{t('site.killSwitchHint')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

const VERSION = /^v?\d{1,5}\.\d{1,5}\.\d{1,5}$/;

function LatestVersions({ site }: { readonly site: SiteDocument }) {
  const { t } = useAdminTexts();
  const act = useAct();
  const [production, setProduction] = useState(site.latestVersionProduction);
  const [staging, setStaging] = useState(site.latestVersionStaging);
  const isSame = production === site.latestVersionProduction && staging === site.latestVersionStaging;
  const error = (text: string) => (VERSION.test(text) ? undefined : t('site.versionError'));
  const save = () =>
    act.run(async () => {
      const latest = { latestVersionProduction: production, latestVersionStaging: staging };
      rememberAdminSite(await call(changeSite, latest));
    });
  return (
    <Panel title={t('site.versions')}>
      <p className={classes.hint}>{t('site.versionsHint')}</p>
      <form
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={t('site.production')}
          value={production}
          error={error(production)}
          onChange={(event) => setProduction(event.currentTarget.value)}
        />
        <TextInput
          label={t('site.staging')}
          value={staging}
          error={error(staging)}
          onChange={(event) => setStaging(event.currentTarget.value)}
        />
        <Button
          type="submit"
          disabled={isSame || !VERSION.test(production) || !VERSION.test(staging)}
          loading={act.isBusy}
        >
          {t('save')}
        </Button>
      </form>
    </Panel>
  );
}

function Tags({ stored }: { readonly stored: readonly string[] }) {
  const { t } = useAdminTexts();
  const act = useAct();
  const [tags, setTags] = useState([...stored]);
  const [asking, setAsking] = useState(false);
  const gone = stored.filter((tag) => !tags.includes(tag));
  const save = () => {
    setAsking(false);
    void act.run(async () => {
      queryClient.setQueryData(generalQuery.queryKey, await call(changeAdminGeneral, { tags }));
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
    });
  };
  return (
    <Panel title={t('site.tags')}>
      <p className={classes.hint}>{t('site.tagsHint')}</p>
      <div className={classes.fields}>
        <TagsInput
          className={classes.wide}
          label={t('client.tags')}
          description={t('client.tagsHint')}
          value={tags}
          maxTags={500}
          onChange={setTags}
        />
        <Button
          disabled={tags.join('\n') === stored.join('\n')}
          loading={act.isBusy}
          onClick={() => (gone.length > 0 ? setAsking(true) : save())}
        >
          {t('save')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('site.tagsTitle')}
        confirm={t('save')}
        onConfirm={save}
      >
        <p>{t('site.tagsBody', { tags: gone.join(', ') })}</p>
      </ConfirmDialog>
    </Panel>
  );
}
