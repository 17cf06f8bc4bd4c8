import type { Subject } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { RulesButton } from '../constraint-editor/RulesButton.tsx';
import { LessonPills } from './LessonLengthsField.tsx';
import classes from './SubjectForm.module.css';

/** The lessons of a saved subject with the way to them, and its constraints. */
export const SavedLessons = memo(function SavedLessons({ subject }: { readonly subject: Subject }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lessons = useDraft((draft) => draft.lessons);
  const lengths = subject.lessons.flatMap((id) => lessons[id]?.numPeriods ?? []);
  return (
    <fieldset className={classes.lengths}>
      <legend>{t('subjects.lessons')}</legend>
      {lengths.length === 0 ? (
        <p className={classes.zero}>{t('subjects.zeroLessons')}</p>
      ) : (
        <LessonPills lengths={lengths} isSaved />
      )}
      <p className={classes.hint}>{t('subjects.lessonsFixed')}</p>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconListDetails size={16} stroke={1.8} aria-hidden />}
          onClick={() => void navigate({ to: '/subjects/$subject/lessons', params: { subject: subject.id } })}
        >
          {t('subjects.viewLessons')}
        </Button>
        <RulesButton type="subject" id={subject.id} name={subject.name} />
      </div>
    </fieldset>
  );
});
