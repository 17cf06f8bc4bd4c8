import { Alert, Anchor, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../document/publication/edition-words.ts';
import { CompareDialog } from '../versions/CompareDialog.tsx';
import { useSincePublication } from '../versions/use-since-publication.ts';
import { savedTimeWords } from '../versions/version-words.ts';
import classes from './PublishPage.module.css';

/**
 * Says that readers see an earlier state than that of the draft, what has changed, and publishes the present one: in place of
 * an edition to come from its day on.
 */
export function ChangedSince({
  isBusy,
  onPublish,
}: {
  readonly isBusy: boolean;
  readonly onPublish: (validFrom: string | null) => void;
}) {
  const { t, i18n } = useTranslation();
  const [comparing, setComparing] = useState(false);
  const since = useSincePublication();
  if (since === null || !since.isSeen) return null;
  const { edition, published, current, rescheduled, unplaced } = since;
  const changed = rescheduled - unplaced;
  const time = savedTimeWords(published, i18n.language);
  const validFrom = edition.isShown ? null : edition.validFrom;
  const shows =
    validFrom === null
      ? t('publish.since.shown', { time })
      : t('publish.since.later', { time, date: dayWords(i18n.language, validFrom) });
  return (
    <Alert color="soft" role="status" icon={<IconHistory size={18} aria-hidden />}>
      <p className={classes.told}>
        {[
          shows,
          (changed > 0 || unplaced === 0) && t('publish.since.lessons', { count: changed }),
          unplaced > 0 && t('publish.since.unplaced', { count: unplaced }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={classes.next}>
        <Button
          type="button"
          variant="default"
          size="xs"
          loading={isBusy}
          onClick={() => onPublish(validFrom)}
        >
          {t('publish.since.publish')}
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={() => setComparing(true)}>
          {t('home.since.look')}
        </Anchor>
      </div>
      <CompareDialog opened={comparing} onClose={() => setComparing(false)} from={published} to={current} />
    </Alert>
  );
}
