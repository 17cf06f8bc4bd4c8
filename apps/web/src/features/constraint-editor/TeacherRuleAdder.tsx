import {
  checkTeacherConstraintForm,
  type Id,
  isOfNumberField,
  type TeacherConstraintForm,
  teachersNeedMinutes,
  WEIGHT,
  type Weight,
} from '@bellgrid/model';
import { Button, Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { formIssueText } from '../../ui/fields/form-issue-text.ts';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import classes from './TeacherRule.module.css';
import { TeacherRuleFields } from './TeacherRuleFields.tsx';
import { newTeacherRuleForm, teacherDuplicate, teacherRuleKinds } from './teacher-rule.ts';

interface TeacherRuleAdderProps {
  readonly teachers: readonly Id[];
  /** Adds the rule; true when it was added, which begins a new one. */
  readonly onAdd: (form: TeacherConstraintForm, weight: Weight) => boolean;
  /** Whether one that all the teachers have already may be sent all the same, to be skipped. */
  readonly skipsPresent?: boolean;
}

/** The form of a new rule for one or several teachers. */
export function TeacherRuleAdder({ teachers, onAdd, skipsPresent = false }: TeacherRuleAdderProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [form, setForm] = useState<TeacherConstraintForm | null>(null);
  const [weight, setWeight] = useState<Weight>(WEIGHT.HARD);
  const minutesOnly = useMemo(() => teachersNeedMinutes(draft, teachers), [draft, teachers]);
  const answer = useMemo(() => {
    if (!form) return null;
    const duplicate = teacherDuplicate(draft, teachers, form);
    return checkTeacherConstraintForm(
      draft,
      teachers,
      form,
      skipsPresent && duplicate === 'exact' ? 'none' : duplicate,
    );
  }, [draft, teachers, form, skipsPresent]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a dialog, not a set of fields of a form.
    <div className={classes.adder} role="group" aria-label={t('rules.teacher.add')}>
      <Select
        className={classes.kindSelect}
        label={t('rules.teacher.kind')}
        placeholder={t('rules.teacher.kindPlaceholder')}
        data={teacherRuleKinds.map((value) => ({ value, label: t(`rules.teacher.kinds.${value}`) }))}
        value={form?.constraint ?? null}
        allowDeselect={false}
        data-next-focus
        onChange={(value) => {
          const kind = teacherRuleKinds.find((each) => each === value);
          if (kind) setForm(newTeacherRuleForm(draft, teachers, kind));
        }}
      />
      {form && (
        <>
          <div className={classes.adderLine}>
            <TeacherRuleFields {...{ form, minutesOnly }} onType={setForm} onChoose={setForm} />
            <span className={classes.end}>
              <WeightField
                category="workload"
                weight={weight}
                onChange={setWeight}
                label={t(`rules.teacher.kinds.${form.constraint}`)}
              />
            </span>
          </div>
          {minutesOnly && 'units' in form && <p className={classes.note}>{t('rules.teacher.minutesOnly')}</p>}
          <div role="status" className={classes.issues}>
            {answer?.errors
              .filter((issue) => !isOfNumberField(issue))
              .map((issue) => (
                <p key={issue}>{formIssueText(issue)}</p>
              ))}
          </div>
          <div>
            <Button
              disabled={!answer?.canSave}
              onClick={() => {
                if (!onAdd(form, weight)) return;
                setForm(null);
                setWeight(WEIGHT.HARD);
              }}
            >
              {t('rules.teacher.add')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
