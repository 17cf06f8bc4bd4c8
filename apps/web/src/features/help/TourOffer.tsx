import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageMemory } from '../../platform/page-memory/page-memory.ts';
import classes from './Tour.module.css';
import { endTour, hasSeenTour, startTour, useTour } from './tour-store.ts';

/** Offers the tour until it was taken or refused. */
export function TourOffer() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!useIsOffered()) return null;
  return (
    <p className={classes.offer}>
      <span>{t('shell.tour.offer')}</span>
      <Button size="xs" variant="default" onClick={() => void navigate({ to: '/' }).then(startTour)}>
        {t('shell.tour.take')}
      </Button>
      <Button size="xs" variant="subtle" onClick={endTour}>
        {t('shell.tour.refuse')}
      </Button>
    </p>
  );
}

/** Offers the tour as one button, on the screens of the editor, which have all that the tour shows. */
export function TourButton() {
  const { t } = useTranslation();
  if (!useIsOffered()) return null;
  return (
    <Button size="compact-sm" variant="subtle" flex="none" onClick={startTour}>
      {t('shell.tour.take')}
    </Button>
  );
}

function useIsOffered(): boolean {
  const isSeen = usePageMemory(hasSeenTour);
  const isShown = useTour(({ opened }) => opened);
  return !isSeen && !isShown;
}
