import { type Draft, type Id, lessonLength, lessonLengthRange } from '@bellgrid/model';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import classes from './SubjectForm.module.css';
import { LESSON_COUNTS, type LessonLengths, subjectLessonLengths } from './subject-fields.ts';

interface LessonLengthsFieldProps {
  readonly draft: Draft;
  readonly structure: Id;
  readonly value: readonly LessonLengths[];
  readonly onChange: (value: LessonLengths[]) => void;
  /** The number of lessons that the subject has; others are new. */
  readonly saved?: number;
  /** The form has no other field to begin with. */
  readonly hasFocus?: boolean;
}

/** The lessons of a new subject: a number and a length, in one or more lines. */
export const LessonLengthsField = memo(function LessonLengthsField({
  draft,
  structure,
  value,
  onChange,
  saved = 0,
  hasFocus = false,
}: LessonLengthsFieldProps) {
  const { t } = useTranslation();
  const replace = (index: number, line: LessonLengths) =>
    onChange(value.map((each, at) => (at === index ? line : each)));
  return (
    <fieldset className={classes.lengths}>
      <legend>{t('subjects.lessons')}</legend>
      {value.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
        <div key={index} className={classes.lengthLine}>
          <NumberField
            size="md"
            className={classes.number}
            label={t('subjects.lengthCount')}
            autoFocus={hasFocus && index === 0}
            range={LESSON_COUNTS}
            value={line.count}
            onChange={(count) => replace(index, { ...line, count })}
          />
          <NumberField
            size="md"
            className={classes.number}
            label={t('subjects.lengthPeriods')}
            range={lessonLengthRange(draft, structure)}
            clamps
            value={line.length}
            onChange={(length) => replace(index, { ...line, length })}
          />
          {value.length > 1 && (
            <ActionIcon
              size={42}
              className={classes.removeLength}
              aria-label={t('subjects.removeLength')}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <div className={classes.lengthEnd}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...value, { count: 1, length: lessonLength(draft, structure, 2) }])}
        >
          {t('subjects.addLength')}
        </Button>
      </div>
      <LessonPills lengths={subjectLessonLengths(draft, structure, value)} saved={saved} />
    </fieldset>
  );
});

const PILLS_SHOWN = 12;

interface LessonPillsProps {
  readonly lengths: readonly number[];
  readonly saved: number;
}

/** The lessons of a subject as small cards; those that are not saved yet are dashed and labelled so. */
function LessonPills({ lengths, saved }: LessonPillsProps) {
  const { t } = useTranslation();
  if (lengths.length === 0) return null;
  const pills = (
    <ul className={classes.pills} aria-label={t('subjects.lessons')}>
      {lengths.slice(0, PILLS_SHOWN).map((length, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lessons differ by their place only.
        <li key={index} data-unsaved={index >= saved || undefined}>
          {t('subjects.periods', { count: length })}
        </li>
      ))}
      {lengths.length > PILLS_SHOWN && <li>{t('fields.more', { count: lengths.length - PILLS_SHOWN })}</li>}
    </ul>
  );
  return lengths.length <= saved ? pills : <Tooltip label={t('subjects.unsavedLesson')}>{pills}</Tooltip>;
}
