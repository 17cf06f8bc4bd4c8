import {
  type TeacherConstraintForm,
  teacherConstraintNumbers,
  teacherConstraintRanges,
} from '@bellgrid/model';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import classes from './TeacherRule.module.css';

interface TeacherRuleFieldsProps {
  readonly form: TeacherConstraintForm;
  readonly onType: (form: TeacherConstraintForm) => void;
  /** The units were chosen: there is nothing more to type. */
  readonly onChoose: (form: TeacherConstraintForm) => void;
  /** Period units are not offered. */
  readonly minutesOnly: boolean;
}

/** The numbers and units of a teacher's rule, one field each. */
export function TeacherRuleFields({ form, onType, onChoose, minutesOnly }: TeacherRuleFieldsProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const ranges = teacherConstraintRanges(draft);
  return (
    <span className={classes.fields}>
      {teacherConstraintNumbers(form).map(({ name, value }) => (
        <NumberField
          key={name}
          className={classes.number}
          label={t(`rules.teacher.fields.${name}`)}
          value={value}
          range={ranges[name]}
          onChange={(number) => onType({ ...form, [name]: number })}
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
            if (units === 'period' || units === 'minute') onChoose({ ...form, units });
          }}
        />
      )}
    </span>
  );
}
