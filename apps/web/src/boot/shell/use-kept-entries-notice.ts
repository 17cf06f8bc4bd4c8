import { localeOf } from '@bellgrid/texts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameList } from '../../document/draft/same-list.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import {
  canBeOpened,
  endEntryOffer,
  findKeptEntries,
  useKeptEntries,
} from '../../document/saving/kept-entries.ts';
import { openKeptTable } from '../../features/table-import/table-import-store.ts';
import { toast } from '../../platform/toast.tsx';
import { openEntry } from '../../ui/entity-form/use-entry-to-open.ts';

/** Tells which entries an earlier window left in its forms, until their forms show them or they are discarded. */
export function useKeptEntriesNotice(): void {
  const { t, i18n } = useTranslation();
  const { history } = useRouter();
  const { offered: all, shown } = useKeptEntries();
  const draft = useDraft((whole) => whole);
  const toOpen = all.filter((entry) => !shown.includes(entry.form) && canBeOpened(entry, draft));
  // A list is a new one only with other entries: a draft changes often.
  const latest = useRef(toOpen);
  if (!isSameList(latest.current, toOpen)) latest.current = toOpen;
  const offered = latest.current;
  useEffect(() => void findKeptEntries(), []);
  useEffect(() => {
    const [first] = offered;
    if (first === undefined) return;
    const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
    const names = list.format(
      [...new Set(offered.map(({ title }) => title))].map((title) =>
        t('saving.entry.name', { title, interpolation: { escapeValue: false } }),
      ),
    );
    return toast.offer(t('saving.entry.notice', { names, interpolation: { escapeValue: false } }), [
      {
        label: t('saving.entry.open'),
        act: () => {
          history.push(first.path);
          openEntry(first);
          openKeptTable(first);
        },
      },
      { label: t('saving.entry.discard'), act: () => offered.forEach((entry) => void endEntryOffer(entry)) },
    ]);
  }, [offered, history, t, i18n.language]);
}
