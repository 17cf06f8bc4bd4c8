import { constraintMessage } from '@bellgrid/constraints';
import {
  checkTeacherConstraintForm,
  type ItemConstraint,
  isOfNumberField,
  type TeacherConstraintForm,
  type Weight,
} from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { formIssueText } from '../../ui/fields/form-issue-text.ts';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import classes from './TeacherRule.module.css';
import { TeacherRuleFields } from './TeacherRuleFields.tsx';
import { teacherRuleForm } from './teacher-rule.ts';

interface TeacherRuleLineProps {
  readonly rule: ItemConstraint;
  /** What stands in the fields, where that is not what is stored. */
  readonly typed: TeacherConstraintForm | undefined;
  readonly minutesOnly: boolean;
  readonly onType: (form: TeacherConstraintForm) => void;
  readonly onChoose: (form: TeacherConstraintForm) => void;
  /** The focus has left the line. */
  readonly onLeave: () => void;
  readonly onWeight: (weight: Weight) => void;
  readonly onRemove: () => void;
}

/** One stored rule of a teacher, edited in place; kinds without a form of their own show their sentence. */
export function TeacherRuleLine(props: TeacherRuleLineProps) {
  const { rule, typed, minutesOnly, onType, onChoose, onLeave, onWeight, onRemove } = props;
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const form = typed ?? teacherRuleForm(rule);
  const title = form
    ? t(`rules.teacher.kinds.${form.constraint}`)
    : messageText(i18n, draft, constraintMessage(draft, rule));
  // Its fields say themselves what is wrong with their numbers.
  const errors = (form ? checkTeacherConstraintForm(draft, [rule.base], form, 'none').errors : []).filter(
    (issue) => !isOfNumberField(issue),
  );
  return (
    <li
      className={classes.line}
      data-off={rule.weight === 0 || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <p className={classes.kind}>{title}</p>
      {form ? <TeacherRuleFields {...{ form, onType, onChoose, minutesOnly }} /> : <span />}
      <span className={classes.end}>
        <WeightField category="workload" weight={rule.weight} onChange={onWeight} label={title} />
        <Tooltip label={t('rules.teacher.remove', { rule: title })}>
          <ActionIcon aria-label={t('rules.teacher.remove', { rule: title })} onClick={onRemove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </span>
      {errors.length > 0 && (
        <div role="status" className={classes.issues}>
          {errors.map((issue) => (
            <p key={issue}>{formIssueText(issue)}</p>
          ))}
        </div>
      )}
    </li>
  );
}
