import {
  type Announcement,
  deleteAnnouncement,
  type SiteDocument,
  saveAnnouncement,
} from '@bellgrid/protocol';
import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { rememberSite } from '../../platform/site-query.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import { AnnouncementBanner } from '../announcements/Announcements.tsx';
import classes from './Admin.module.css';
import { adminSiteQuery } from './admin-queries.ts';
import { useAdminTexts } from './admin-texts.ts';
import { Panel } from './ClientPage.tsx';
import { dateWords, localMinute } from './date-words.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { type RunAct, useAct } from './use-act.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const severities = ['info', 'success', 'warning', 'error'] as const;
const variants = ['standard', 'outlined', 'filled'] as const;

/** Keeps the site document that an act has answered, here and for the banners of this window. */
export function rememberAdminSite(document: SiteDocument): void {
  queryClient.setQueryData(adminSiteQuery.queryKey, document);
  rememberSite(document);
}

/** The messages to everyone: past, present and future ones, and the form of one. */
export function AnnouncementsPage() {
  const { t, i18n } = useAdminTexts();
  usePageTitle(t('announcements.title'));
  const { data, isError, refetch } = useQuery(adminSiteQuery);
  const act = useAct();
  const [edited, setEdited] = useState<Announcement | null>(null);
  const [deleting, setDeleting] = useState<Announcement | null>(null);
  const [saved, setSaved] = useState(0);
  const [now] = useState(Date.now);
  const dates = useMemo(() => dateWords(i18n.language), [i18n.language]);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  const phase = ({ effectiveDuring: { start, end } }: Announcement) =>
    Date.parse(end) <= now ? 'past' : Date.parse(start) > now ? 'future' : 'present';
  return (
    <div className={classes.scroll}>
      <div className={classes.columns}>
        <Panel title={t(edited ? 'announcements.edit' : 'announcements.add')}>
          <AnnouncementForm
            key={`${edited?.id ?? ''} ${saved}`}
            edited={edited}
            act={act}
            onDone={() => {
              setEdited(null);
              setSaved(saved + 1);
            }}
          />
        </Panel>
        <Panel title={t('announcements.all')}>
          {data ? null : <SkeletonList />}
          {data?.announcements.length === 0 ? (
            <p className={classes.empty}>{t('announcements.none')}</p>
          ) : null}
          <ul className={classes.list}>
            {data?.announcements.map((announcement) => {
              const { start, end } = announcement.effectiveDuring;
              return (
                <li key={announcement.id}>
                  <span className={classes.words} dir="auto">
                    {announcement.title}
                    <small>
                      {dates.time(start)} – {dates.time(end)}
                    </small>
                  </span>
                  <span
                    className={classes.tag}
                    data-tone={phase(announcement) === 'present' ? 'good' : undefined}
                  >
                    {t(`announcements.phase.${phase(announcement)}`)}
                  </span>
                  <Button size="xs" variant="default" onClick={() => setEdited(announcement)}>
                    {t('announcements.change')}
                  </Button>
                  <Button
                    size="xs"
                    variant="default"
                    c="var(--hard-ink)"
                    onClick={() => setDeleting(announcement)}
                  >
                    {t('announcements.remove')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Panel>
      </div>
      <ConfirmDialog
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('announcements.removeTitle')}
        confirm={t('announcements.remove')}
        onConfirm={() => {
          const id = deleting?.id ?? '';
          setDeleting(null);
          if (edited?.id === id) setEdited(null);
          void act.run(async () => rememberAdminSite(await call(deleteAnnouncement, { id })));
        }}
      >
        <p dir="auto">{deleting?.title}</p>
      </ConfirmDialog>
    </div>
  );
}

interface FormProps {
  readonly edited: Announcement | null;
  readonly act: RunAct;
  readonly onDone: () => void;
}

function AnnouncementForm({ edited, act, onDone }: FormProps) {
  const { t } = useAdminTexts();
  const [values, setValues] = useState(() => {
    const { start, end } = edited?.effectiveDuring ?? {};
    return {
      title: edited?.title ?? '',
      content: edited?.content ?? '',
      severity: edited?.severity ?? 'info',
      variant: edited?.variant ?? 'standard',
      nonDismissible: edited?.nonDismissible ?? false,
      start: localMinute(start ? new Date(start) : new Date()),
      end: localMinute(end ? new Date(end) : new Date(Date.now() + DAY_MS)),
    };
  });
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const { start, end, ...words } = values;
  const isOrdered = Date.parse(start) < Date.parse(end);
  const save = async () => {
    const effectiveDuring = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
    const request = { ...words, ...(edited ? { id: edited.id } : {}), effectiveDuring };
    if (await act.run(async () => rememberAdminSite(await call(saveAnnouncement, request)))) onDone();
  };
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        className={classes.wide}
        label={t('announcements.heading')}
        required
        maxLength={200}
        value={values.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        className={classes.wide}
        label={t('announcements.content')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5000}
        value={values.content}
        onChange={(event) => set({ content: event.currentTarget.value })}
      />
      <div className={classes.line}>
        <Select
          label={t('announcements.severity')}
          allowDeselect={false}
          data={severities.map((value) => ({ value, label: t(`announcements.severities.${value}`) }))}
          value={values.severity}
          onChange={(value) => set({ severity: severities.find((each) => each === value) ?? 'info' })}
        />
        <Select
          label={t('announcements.variant')}
          allowDeselect={false}
          data={variants.map((value) => ({ value, label: t(`announcements.variants.${value}`) }))}
          value={values.variant}
          onChange={(value) => set({ variant: variants.find((each) => each === value) ?? 'standard' })}
        />
      </div>
      <div className={classes.line}>
        <TextInput
          type="datetime-local"
          label={t('announcements.start')}
          value={start}
          onChange={(event) => set({ start: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label={t('announcements.end')}
          value={end}
          error={isOrdered ? undefined : t('announcements.wrongOrder')}
          onChange={(event) => set({ end: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('announcements.nonDismissible')}
        checked={values.nonDismissible}
        onChange={(event) => set({ nonDismissible: event.currentTarget.checked })}
      />
      <section className={classes.wide} aria-label={t('announcements.preview')}>
        <p className={classes.hint}>{t('announcements.preview')}</p>
        <AnnouncementBanner
          announcement={{ ...words, title: words.title || t('announcements.heading') }}
          onDismiss={() => {}}
        />
      </section>
      <div className={classes.line}>
        <Button type="submit" disabled={words.title.trim() === '' || !isOrdered} loading={act.isBusy}>
          {t('save')}
        </Button>
        {edited ? (
          <Button variant="default" onClick={onDone}>
            {t('announcements.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
