import { type Client, changeClient, deleteClient, impersonate } from '@bellgrid/protocol';
import { Anchor, Button, Skeleton, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { IconArrowLeft, IconUserShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { isoDay } from '../../document/draft/export-draft.ts';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { queryClient } from '../../platform/query-client.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import classes from './Admin.module.css';
import { AuditEntries } from './AuditEntries.tsx';
import { clientQuery, clientsQuery, generalQuery, reloadClients } from './admin-queries.ts';
import { useAdminTexts } from './admin-texts.ts';
import { ClientLicences } from './ClientLicences.tsx';
import { ClientRun } from './ClientRun.tsx';
import { ClientVersions } from './ClientVersions.tsx';
import { lastSeenOf } from './client-filter.ts';
import { type DateWords, dateWords, endOfDay } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { type RunAct, useAct } from './use-act.ts';

export interface ClientProps {
  readonly client: Client;
  readonly dates: DateWords;
  readonly act: RunAct;
}

/** Everything that administrators see of a school, and what they may do about it. */
export function ClientPage() {
  const { t, i18n } = useAdminTexts();
  const { id } = useParams({ from: '/admin/clients/$id' });
  const { data: client, error, refetch } = useQuery(clientQuery(id));
  const dates = useMemo(() => dateWords(i18n.language), [i18n.language]);
  const act = useAct();
  const name = client?.schoolName || client?.displayName || client?.email || t('clients.title');
  usePageTitle(name);
  if (error) {
    return isRefusal(error, 'NOT_FOUND') ? (
      <LoadFailed text={t('client.gone')} />
    ) : (
      <LoadFailed onRetry={() => void refetch()} />
    );
  }
  if (!client) {
    return (
      <div className={classes.scroll} role="status" aria-label={t('clients.title')}>
        <Skeleton height={28} width={260} mb="lg" />
        <div className={classes.columns}>
          <Skeleton height={320} radius="lg" />
          <Skeleton height={320} radius="lg" />
        </div>
      </div>
    );
  }
  const props = { client, dates, act };
  return (
    <div className={classes.scroll}>
      <header className={classes.title}>
        <Anchor component={Link} to="/admin/clients" className={classes.back}>
          <IconArrowLeft size={14} aria-hidden className="mirrored" /> {t('client.back')}
        </Anchor>
        <h2 dir="auto">{name}</h2>
        <StateTag client={client} />
        {client.isAdministrator || client.accountSuspended ? null : (
          <div className={classes.titleEnd}>
            <Button
              leftSection={<IconUserShield size={16} stroke={1.7} aria-hidden />}
              loading={act.isBusy}
              onClick={() => void act.run(() => actAs(client.uid), t('saved'))}
            >
              {t('client.impersonate')}
            </Button>
          </div>
        )}
      </header>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Account {...props} />
          <Access key={client.bypassPaywallUntil} {...props} />
          <ClientLicences {...props} />
          <Internal key={JSON.stringify(client.internalData)} {...props} />
        </div>
        <div className={classes.column}>
          <ClientVersions {...props} />
          <ClientRun {...props} />
          <Panel title={t('client.log')}>
            <div className={classes.scrolled}>
              <AuditEntries uid={client.uid} />
            </div>
          </Panel>
          {client.isAdministrator ? null : <Danger client={client} name={name} act={act} />}
        </div>
      </div>
    </div>
  );
}

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.panel} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function StateTag({ client }: Pick<ClientProps, 'client'>) {
  const { t } = useAdminTexts();
  if (client.accountSuspended) {
    return (
      <span className={classes.tag} data-tone="bad">
        {t('clients.state.suspended')}
      </span>
    );
  }
  if (client.isAdministrator) return <span className={classes.tag}>{t('clients.state.administrator')}</span>;
  return client.isVerified ? null : <span className={classes.tag}>{t('clients.state.unverified')}</span>;
}

/** Begins a session as the school; everything is loaded anew in it. */
async function actAs(uid: string): Promise<void> {
  const [{ draftSession }, { saver }] = await Promise.all([
    import('../../document/draft/draft-session.ts'),
    import('../../document/saving/saver.ts'),
  ]);
  if (draftSession.isOpen && !(await saver.now()))
    throw new Error('The open draft could not be saved first.');
  await call(impersonate, { uid });
  location.assign('/');
}

/** Keeps the answer of an act on a school, and fetches the lists anew that show it. */
export function rememberClient(client: Client): void {
  const { queryKey } = clientQuery(client.uid);
  // An answer to an earlier question must not replace this one.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, client);
  void queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
}

function Account({ client, dates }: ClientProps) {
  const { t } = useAdminTexts();
  const { lastLogin } = client.userMetadata;
  const lastSeen = lastSeenOf(client);
  const facts = [
    [t('clients.column.person'), client.displayName],
    [t('clients.column.email'), client.email],
    [t('client.verified'), t(client.isVerified ? 'client.yes' : 'client.no')],
    [t('client.signedUp'), dates.day(client.createdAt)],
    [t('client.lastLogin'), lastLogin ? dates.time(lastLogin) : t('client.never')],
    [t('client.lastSeen'), lastSeen ? dates.time(lastSeen) : t('client.never')],
  ];
  return (
    <Panel title={t('client.account')}>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <FactLine key={term} term={term ?? ''} value={value ?? ''} />
        ))}
      </dl>
    </Panel>
  );
}

export function FactLine({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd dir="auto">{value}</dd>
    </>
  );
}

function Access({ client, act }: ClientProps) {
  const { t } = useAdminTexts();
  const { uid, bypassPaywallUntil: until } = client;
  const stored = until ? isoDay(new Date(until)) : '';
  const [date, setDate] = useState(stored);
  const change = (changes: Omit<Parameters<typeof call<typeof changeClient>>[1], 'uid'>) =>
    void act.run(async () => rememberClient(await call(changeClient, { uid, ...changes })));
  return (
    <Panel title={t('client.access')}>
      <div className={classes.fields}>
        <Switch
          label={t('client.suspended')}
          description={t('client.suspendedHint')}
          color="hard"
          checked={client.accountSuspended}
          disabled={act.isBusy || client.isAdministrator}
          onChange={(event) => change({ accountSuspended: event.currentTarget.checked })}
        />
        <Switch
          label={t('client.structures')}
          description={t('client.structuresHint')}
          checked={client.isMultipleScheduleStructuresEnabled}
          disabled={act.isBusy}
          onChange={(event) => change({ isMultipleScheduleStructuresEnabled: event.currentTarget.checked })}
        />
        <form
          className={classes.line}
          onSubmit={(event) => {
            event.preventDefault();
            change({ bypassPaywallUntil: endOfDay(date) });
          }}
        >
          {/* The value of a date that is not typed in full is empty, which the browser refuses to submit. */}
          <TextInput
            type="date"
            label={t('client.bypass')}
            description={t('client.bypassHint')}
            required
            withAsterisk={false}
            min={isoDay(new Date())}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={date === stored} loading={act.isBusy}>
            {t('save')}
          </Button>
          {until ? (
            <Button
              variant="default"
              loading={act.isBusy}
              onClick={() => change({ bypassPaywallUntil: null })}
            >
              {t('client.removeBypass')}
            </Button>
          ) : null}
        </form>
      </div>
    </Panel>
  );
}

function Internal({ client, act }: ClientProps) {
  const { t } = useAdminTexts();
  const { data: general } = useQuery(generalQuery);
  const [data, setData] = useState(client.internalData);
  const set = (changes: Partial<typeof data>) => setData({ ...data, ...changes });
  const isSame = JSON.stringify(data) === JSON.stringify(client.internalData);
  return (
    <Panel title={t('client.internal')}>
      <p className={classes.hint}>{t('client.internalHint')}</p>
      <form
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void act.run(async () =>
            rememberClient(await call(changeClient, { uid: client.uid, internalData: data })),
          );
        }}
      >
        <TextInput
          label={t('client.shortName')}
          value={data.shortName}
          maxLength={20}
          onChange={(event) => set({ shortName: event.currentTarget.value })}
        />
        <TagsInput
          className={classes.wide}
          label={t('client.tags')}
          description={t('client.tagsHint')}
          data={general?.tags ?? []}
          value={data.tags}
          maxTags={50}
          onChange={(tags) => set({ tags })}
        />
        <Textarea
          className={classes.wide}
          label={t('client.notes')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={10_000}
          value={data.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
        />
        <Button type="submit" disabled={isSame} loading={act.isBusy}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  );
}

interface DangerProps extends Pick<ClientProps, 'client' | 'act'> {
  readonly name: string;
}

function Danger({ client: { uid, email }, name, act }: DangerProps) {
  const { t } = useAdminTexts();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const isTyped = typed === email;
  const remove = async () => {
    if (
      !isTyped ||
      !(await act.run(() => call(deleteClient, { uid, confirm: typed }), t('client.deleted')))
    ) {
      return;
    }
    await navigate({ to: '/admin/clients' });
    queryClient.removeQueries({ queryKey: clientQuery(uid).queryKey });
    void reloadClients();
  };
  return (
    <Panel title={t('client.danger')}>
      <p className={classes.hint}>{t('client.dangerBody')}</p>
      <Button variant="default" c="var(--hard-ink)" onClick={() => setOpened(true)}>
        {t('client.deleteButton')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('client.deleteTitle', { name })}
        confirm={t('client.deleteConfirm')}
        isReady={isTyped}
        onConfirm={() => void remove()}
      >
        <p>{t('client.dangerBody')}</p>
        <TextInput
          label={t('client.deleteTyped', { email })}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </Panel>
  );
}
