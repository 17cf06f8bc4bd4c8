import type { Lesson } from '@bellgrid/model';
import { ActionIcon, Button } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../StagingArea.module.css';
import { askForRoom } from './make-room.ts';

/** For more lessons the solver is the right way. */
const MOST = 60;

interface FindPlacesProps {
  readonly lessons: readonly Lesson[];
  /** It has the room for its words. */
  readonly isWide?: boolean;
}

/** Asks for places of all lessons in the staging area. */
export function FindPlaces({ lessons, isWide = false }: FindPlacesProps) {
  const { t } = useTranslation();
  const isTooMuch = lessons.length > MOST;
  const shared = {
    title: t(isTooMuch ? 'placing.room.tooMany' : 'placing.room.findAll'),
    disabled: isTooMuch,
    onClick: () => askForRoom({ kind: 'all', lessons: lessons.map(({ id }) => id) }),
  };
  // A finger meets no title of a button.
  if (isWide && isTooMuch) return <p className={classes.none}>{t('placing.room.tooMany')}</p>;
  const icon = <IconWand size={16} aria-hidden />;
  return isWide ? (
    <Button variant="default" size="sm" className={classes.find} leftSection={icon} {...shared}>
      {t('placing.room.findAll')}
    </Button>
  ) : (
    <ActionIcon size={26} aria-label={t('placing.room.findAll')} {...shared}>
      {icon}
    </ActionIcon>
  );
}
