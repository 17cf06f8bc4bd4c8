import {
  type Draft,
  type FormAnswer,
  type FormIssue,
  needOf,
  type SubjectConstraintName,
  subjectConstraintNames,
  withConstraintType,
} from '@bellgrid/model';
import { ActionIcon, Select, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { formIssueText } from '../../ui/fields/form-issue-text.ts';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import type { ruleTargets, ruleTypeOptions } from './rule-type-options.ts';
import classes from './SubjectRuleLine.module.css';
import type { SubjectRuleRow } from './subject-rule-row.ts';

export interface RuleChoices {
  readonly types: ReturnType<typeof ruleTypeOptions>;
  readonly targets: ReturnType<typeof ruleTargets>;
  readonly days: readonly { value: number; label: string; title: string }[];
  readonly periods: readonly { value: number; label: string; title: string }[];
}

interface SubjectRuleLineProps {
  readonly row: SubjectRuleRow;
  readonly number: number;
  readonly choices: RuleChoices;
  readonly answer: FormAnswer<FormIssue> | undefined;
  readonly onChange: (row: SubjectRuleRow) => void;
  readonly onRemove: () => void;
}

/** One rule in the editor: its type, then its periods, days or target, its weight, and what is wrong with it. */
export function SubjectRuleLine({ row, number, choices, answer, onChange, onRemove }: SubjectRuleLineProps) {
  const { t } = useTranslation();
  const label = t('rules.row', { number });
  const chooseType = (value: string | null) => {
    const name = subjectConstraintNames.find((each) => each === value);
    if (name) onChange(withConstraintType(row, name));
  };
  const messages = [...(answer?.errors ?? []), ...(answer?.warnings ?? [])];
  return (
    <li className={classes.line} data-off={row.weight === 0 || undefined} aria-label={label}>
      <div className={classes.rule}>
        <Select
          className={classes.type}
          aria-label={t('rules.type')}
          placeholder={t('rules.typePlaceholder')}
          data={choices.types}
          value={row.constraint}
          onChange={chooseType}
          allowDeselect={false}
          searchable
          maxDropdownHeight="min(320px, 38vh)"
          nothingFoundMessage={t('rules.noTargets')}
          data-autofocus={row.constraint === null || undefined}
        />
        <RuleValue {...{ row, choices, onChange }} />
      </div>
      <div className={classes.end}>
        <WeightField
          category="subject"
          weight={row.weight}
          onChange={(weight) => onChange({ ...row, weight })}
          label={label}
        />
        <Tooltip label={t('rules.remove', { number })}>
          <ActionIcon aria-label={t('rules.remove', { number })} onClick={onRemove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <Messages {...{ messages, answer }} />
    </li>
  );
}

function Messages({
  messages,
  answer,
}: {
  readonly messages: readonly FormIssue[];
  readonly answer: FormAnswer<FormIssue> | undefined;
}) {
  if (messages.length === 0) return null;
  return (
    <div role="status" className={classes.messages}>
      {messages.map((issue) => (
        <p key={issue} data-error={answer?.errors.includes(issue) || undefined}>
          {formIssueText(issue)}
        </p>
      ))}
    </div>
  );
}

type RuleValueProps = Pick<SubjectRuleLineProps, 'row' | 'choices' | 'onChange'>;

const singleValued: readonly SubjectConstraintName[] = ['before period', 'after period'];

function RuleValue({ row, choices, onChange }: RuleValueProps) {
  const { t } = useTranslation();
  if (row.constraint === null) return null;
  const need = needOf(row.constraint);
  if (need === 'target') {
    return (
      <Select
        className={classes.target}
        aria-label={t('rules.target')}
        placeholder={t(row.type === 'subject' ? 'rules.targetPlaceholder' : 'rules.lessonPlaceholder')}
        data={choices.targets}
        value={row.other}
        onChange={(other) => onChange({ ...row, other })}
        limit={100}
        searchable
        maxDropdownHeight="min(300px, 38vh)"
        nothingFoundMessage={t('rules.noTargets')}
      />
    );
  }
  return (
    <ChoiceChips
      label={t(need === 'days' ? 'rules.days' : 'rules.periods')}
      choices={need === 'days' ? choices.days : choices.periods}
      value={row.values}
      onChange={(values) => onChange({ ...row, values })}
      isSingle={singleValued.includes(row.constraint)}
    />
  );
}

/** The days and periods that the rules of one structure can name. */
export function cellChoices(draft: Draft, structureId: string): Pick<RuleChoices, 'days' | 'periods'> {
  const structure = draft.schoolData.structures[structureId];
  return {
    days: draft.schoolData.days.map(({ label }, value) => ({ value, label, title: label })),
    periods: (structure?.periods ?? []).map(({ label }, value) => ({ value, label, title: label })),
  };
}
