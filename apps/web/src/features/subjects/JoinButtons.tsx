import type { Draft, Id, Subject } from '@bellgrid/model';
import { Button, Group, Input } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { itemNames } from '../../ui/fields/draft-items.ts';
import classes from './SubjectForm.module.css';

interface JoinButtonsProps {
  readonly draft: Draft;
  /** Subjects of one name and teacher, each for other classes. */
  readonly subjects: readonly Subject[];
  readonly onJoin: (id: Id) => void;
}

/** Has the classes of another subject of the same name sit in the lessons of this one. */
export function JoinButtons({ draft, subjects, onJoin }: JoinButtonsProps) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  return (
    <fieldset className={classes.joins}>
      <Input.Label component="legend">{t('subjects.joining.with')}</Input.Label>
      <Group gap={8} mt={4}>
        {subjects.map(({ id, groups }) => {
          const name = itemNames(draft.groups, groups).join(', ');
          return (
            <Button
              key={id}
              variant="default"
              size="xs"
              leftSection={<IconUsersGroup size={16} stroke={1.7} aria-hidden />}
              aria-label={t('subjects.joining.join', { name })}
              onClick={() => onJoin(id)}
            >
              {name}
            </Button>
          );
        })}
      </Group>
    </fieldset>
  );
}
