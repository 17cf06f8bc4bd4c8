import { localeOf } from '@bellgrid/texts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endEntryOffer, findKeptEntries, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { toast } from '../../platform/toast.tsx';

/** Tells which entries an earlier window left in its forms, until their forms show them or they are discarded. */
export function useKeptEntriesNotice(): void {
  const { t, i18n } = useTranslation();
  const { history } = useRouter();
  const { offered: all, shown } = useKeptEntries();
  useEffect(() => void findKeptEntries(), []);
  useEffect(() => {
    const offered = all.filter(({ form }) => !shown.includes(form));
    const [first] = offered;
    if (first === undefined) return;
    const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
    const names = list.format(
      [...new Set(offered.map(({ title }) => title))].map((title) =>
        t('saving.entry.name', { title, interpolation: { escapeValue: false } }),
      ),
    );
    return toast.offer(t('saving.entry.notice', { names, interpolation: { escapeValue: false } }), [
      { label: t('saving.entry.open'), act: () => history.push(first.path) },
      { label: t('saving.entry.discard'), act: () => offered.forEach((entry) => void endEntryOffer(entry)) },
    ]);
  }, [all, shown, history, t, i18n.language]);
}
