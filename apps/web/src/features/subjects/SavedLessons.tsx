import type { Subject } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { subjectTitle } from '../../ui/fields/draft-items.ts';
import { RulesButton } from '../constraint-editor/RulesButton.tsx';
import classes from './SubjectForm.module.css';

/** The way to the lessons of a saved subject, and its constraints. */
export const SavedLessons = memo(function SavedLessons({ subject }: { readonly subject: Subject }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = useDraft((draft) => subjectTitle(draft, subject));
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        leftSection={<IconListDetails size={16} stroke={1.8} aria-hidden />}
        onClick={() => void navigate({ to: '/subjects/$subject/lessons', params: { subject: subject.id } })}
      >
        {t('subjects.viewLessons')}
      </Button>
      <RulesButton type="subject" id={subject.id} name={title} />
    </div>
  );
});
