import { Modal, UnstyledButton } from '@mantine/core';
import { IconArrowsShuffle, IconPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useQuestion } from '../../ui/dialogs/use-question.ts';
import classes from './ChangeDialog.module.css';
import { answerChange, useChangeQuestion, withdrawChange } from './run/change-question.ts';

const choices = [
  { name: 'little', Icon: IconPin, similar: true },
  { name: 'anew', Icon: IconArrowsShuffle, similar: false },
] as const;

/** Asks how much of the schedule a run may change, before it begins. */
export function ChangeDialog() {
  const { t } = useTranslation();
  const { asked, shown } = useQuestion(useChangeQuestion);
  return (
    <Modal opened={asked !== null} onClose={withdrawChange} title={t('solver.change.title')} size={520}>
      {shown && (
        <p className={classes.lead}>
          {t('solver.change.body', { placed: shown.movable.placed, count: shown.movable.lessons })}
        </p>
      )}
      <div className={classes.choices}>
        {choices.map(({ name, Icon, similar }) => (
          <UnstyledButton
            key={name}
            className={classes.choice}
            onClick={() => answerChange(similar)}
            data-autofocus={similar || undefined}
            aria-describedby={`change-${name}`}
            aria-label={t(`solver.change.${name}`)}
          >
            <Icon size={20} stroke={1.8} aria-hidden />
            <span>
              <strong>{t(`solver.change.${name}`)}</strong>
              <span id={`change-${name}`}>{t(`solver.change.${name}Hint`)}</span>
            </span>
          </UnstyledButton>
        ))}
      </div>
    </Modal>
  );
}
