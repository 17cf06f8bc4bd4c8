import { Anchor } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../platform/texts/moment-text.ts';
import classes from './EntityForm.module.css';
import type { EntryOffer } from './use-kept-entry.ts';

/** Offers what was entered in a form before its window was closed. */
export function EntryOfferNote({ offer }: { readonly offer: EntryOffer | null }) {
  const { t, i18n } = useTranslation();
  if (!offer) return null;
  const { entry, restore, discard } = offer;
  return (
    <div className={classes.offer} role="status">
      <IconHistory size={16} stroke={1.9} aria-hidden />
      <span>{t('saving.entry.offer', { time: momentText(i18n.language, entry.at) })}</span>
      <span className={classes.offerActions}>
        <Anchor component="button" type="button" inherit fw={600} onClick={restore}>
          {t('saving.entry.restore')}
        </Anchor>
        <Anchor component="button" type="button" inherit fw={600} onClick={discard}>
          {t('saving.entry.discard')}
        </Anchor>
      </span>
    </div>
  );
}
