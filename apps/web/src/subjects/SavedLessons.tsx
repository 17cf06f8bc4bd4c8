import type { Subject } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { IconAdjustments, IconListDetails } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubjectRuleEditor } from '../constraint-editor/SubjectRuleEditor.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { LessonPills } from './LessonLengthsField.tsx';
import classes from './SubjectForm.module.css';
import { subjectFacts } from './subject-facts.ts';

/** The lessons of a saved subject with the way to them, and its constraints. */
export const SavedLessons = memo(function SavedLessons({ subject }: { readonly subject: Subject }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useDraft((whole) => whole);
  const [editing, setEditing] = useState(false);
  const owner = useMemo(() => ({ type: 'subject', id: subject.id }) as const, [subject.id]);
  const rules = subjectFacts(draft)(subject).rules;
  const lengths = subject.lessons.flatMap((id) => draft.lessons[id]?.numPeriods ?? []);
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
        <Button
          variant="default"
          leftSection={<IconAdjustments size={16} stroke={1.8} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {t('rules.edit')}
          {rules > 0 && ` (${rules})`}
        </Button>
      </div>
      {editing && <SubjectRuleEditor owner={owner} name={subject.name} onClose={() => setEditing(false)} />}
    </fieldset>
  );
});
