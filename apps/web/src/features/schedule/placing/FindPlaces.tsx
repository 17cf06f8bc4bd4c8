import type { Lesson } from '@bellgrid/model';
import { ActionIcon } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { askForRoom } from './make-room.ts';

/** For more lessons the solver is the right way. */
const MOST = 60;

/** Asks for places of all lessons in the staging area. */
export function FindPlaces({ lessons }: { readonly lessons: readonly Lesson[] }) {
  const { t } = useTranslation();
  const isTooMuch = lessons.length > MOST;
  return (
    <ActionIcon
      size={26}
      aria-label={t('placing.room.findAll')}
      title={t(isTooMuch ? 'placing.room.tooMany' : 'placing.room.findAll')}
      disabled={isTooMuch}
      onClick={() => askForRoom({ kind: 'all', lessons: lessons.map(({ id }) => id) })}
    >
      <IconWand size={16} aria-hidden />
    </ActionIcon>
  );
}
