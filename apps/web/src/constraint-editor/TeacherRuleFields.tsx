import { type TeacherConstraintForm, teacherConstraintLimits } from '@bellgrid/model';
import { NumberInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import classes from './TeacherRule.module.css';

interface TeacherRuleFieldsProps {
  readonly form: TeacherConstraintForm;
  readonly onChange: (form: TeacherConstraintForm) => void;
  /** Period units are not offered. */
  readonly minutesOnly: boolean;
}

interface NumberField {
  readonly name:
    | 'maxDays'
    | 'maxLessons'
    | 'minLessons'
    | 'maxConsecutiveTeachingPeriods'
    | 'breakSize'
    | 'spacing';
  readonly value: number;
  readonly min: number;
  readonly max?: number;
}

/** The numbers and units of a teacher's rule, one field each. */
export function TeacherRuleFields({ form, onChange, minutesOnly }: TeacherRuleFieldsProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const limits = teacherConstraintLimits(draft);
  return (
    <span className={classes.fields}>
      {numberFields(form, limits).map(({ name, value, min, max }) => (
        <NumberInput
          key={name}
          className={classes.number}
          label={t(`rules.teacher.fields.${name}`)}
          value={Number.isNaN(value) ? '' : value}
          min={min}
          max={max}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          onChange={(typed) => onChange({ ...form, [name]: typed === '' ? Number.NaN : Number(typed) })}
        />
      ))}
      {'units' in form && (
        <Select
          className={classes.units}
          label={t('rules.teacher.units')}
          data={[
            { value: 'period', label: t('rules.teacher.period'), disabled: minutesOnly },
            { value: 'minute', label: t('rules.teacher.minute') },
          ]}
          value={form.units}
          allowDeselect={false}
          onChange={(units) => {
            if (units === 'period' || units === 'minute') onChange({ ...form, units });
          }}
        />
      )}
    </span>
  );
}

function numberFields(
  form: TeacherConstraintForm,
  { days, lessons }: ReturnType<typeof teacherConstraintLimits>,
): NumberField[] {
  switch (form.constraint) {
    case 'teacherMaxDays':
      return [{ name: 'maxDays', value: form.maxDays, min: 1, max: days }];
    case 'teacherMaxLessonsPerDay':
      return [{ name: 'maxLessons', value: form.maxLessons, min: 1, max: lessons }];
    case 'teacherMinLessonsPerDay':
      return [{ name: 'minLessons', value: form.minLessons, min: 1, max: lessons }];
    case 'teacherLessonsConsecutive':
      return [{ name: 'spacing', value: form.spacing, min: 0 }];
    case 'teacherBreak':
      return [
        { name: 'maxConsecutiveTeachingPeriods', value: form.maxConsecutiveTeachingPeriods, min: 1 },
        { name: 'breakSize', value: form.breakSize, min: 1 },
      ];
  }
}
