// biome-ignore-all lint/a11y/useSemanticElements: the rows have places of their own, as only those in sight are rendered.
// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in the cells have the focus.
import {
  type Constraint,
  commands,
  type Id,
  isSame,
  toggledWeight,
  usualRules,
  WEIGHT,
  WEIGHT_SCALE,
} from '@bellgrid/model';
import type { TextRun } from '@bellgrid/texts';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { RuleProblem } from '../../document/pre-check/rule-problems.ts';
import { firstNames } from '../../ui/fields/PickerChip.tsx';
import { costText, Now } from './Now.tsx';
import classes from './RuleTable.module.css';
import type { TableRule } from './rule-lines.ts';
import { hasPlacedLessons, ruleStatus } from './rule-status.ts';
import { StatusSign } from './StatusSign.tsx';
import { keepWeight, keptWeight } from './weights-before-off.ts';

/** State and actions that all rows of a table share. */
export interface ConstraintRowState {
  /** False until the schedule was checked, and while nothing is placed. */
  readonly isKnown: boolean;
  /** The problems are those of the latest run, not of the draft's schedule. */
  readonly isOfRun: boolean;
  /** The column of weights is shown: some category has weights. */
  readonly hasWeights: boolean;
  readonly t: TFunction;
  readonly onSelect: (id: Id) => void;
  readonly onEdit: (constraint: Constraint) => void;
  readonly onCopy: (constraint: Constraint) => void;
  readonly onDelete: (ids: readonly Id[]) => void;
}

interface ConstraintRowProps extends ConstraintRowState {
  readonly line: TableRule;
  readonly index: number;
  readonly problem: RuleProblem | undefined;
  /** Null while nothing is being selected. */
  readonly isSelected: boolean | null;
}

/**
 * A rule in one line, with its state and what can be done about it. Its buttons and its switch are plain elements: a search
 * renders a screen of rows at every key.
 */
export const ConstraintRow = memo(function ConstraintRow(props: ConstraintRowProps) {
  const {
    line,
    index,
    problem,
    isKnown,
    isOfRun,
    hasWeights,
    isSelected,
    t,
    onSelect,
    onEdit,
    onCopy,
    onDelete,
  } = props;
  const source = useDraftSource();
  const { run, isUnsaved } = source;
  const { constraint, id, category } = line;
  const isWeighted = useDraft((draft) => draft.constraintGroupWeights[category].enabled);
  const isPlaced = useDraft((draft) => hasPlacedLessons(draft, constraint));
  const { runs, text, owners } = line.sentence();
  const isTried = isUnsaved && !isSame(draftSession.draft.constraints[id], constraint);
  // Problems are those of the draft: the state of a constraint that a trial changes is not known.
  const status = isTried
    ? ruleStatus(constraint, undefined, false)
    : ruleStatus(constraint, problem, isKnown && isPlaced);
  const isOn = constraint.weight !== WEIGHT.OFF;
  const setWeight = (weight: Constraint['weight']) =>
    run(commands.setConstraintWeight, { ids: [id], weight });
  const switchOff = () => {
    keepWeight(source.draft, id, constraint.weight);
    setWeight(WEIGHT.OFF);
  };
  const switchOn = () => {
    const kept = keptWeight(id);
    const usual = usualRules(source.draft).find(({ rule }) => rule?.id === id);
    if (kept === undefined && usual) run(commands.setUsualRule, { name: usual.name, isOn: true });
    else setWeight(kept ?? toggledWeight(WEIGHT.OFF));
  };
  return (
    <div
      role="row"
      className={classes.row}
      aria-rowindex={index + 2}
      data-status={status}
      data-selected={isSelected || undefined}
      data-tried={isTried || undefined}
    >
      <span role="cell" className={classes.sign}>
        {isSelected === null ? (
          <StatusSign status={status} t={t} />
        ) : (
          <Checkbox
            size="xs"
            checked={isSelected}
            aria-label={t('constraints.select', { rule: text })}
            onChange={() => onSelect(id)}
          />
        )}
      </span>
      <span role="cell" className={classes.sentence}>
        {line.kind === null ? (
          <span className={classes.words}>{text}</span>
        ) : (
          <button
            type="button"
            className={classes.words}
            title={t('rules.edit')}
            onClick={() => onEdit(constraint)}
          >
            <SentenceWords runs={runs} />
          </button>
        )}
      </span>
      <span role="cell" className={classes.who} title={owners.join(', ')}>
        <bdi>{firstNames(owners, 3)}</bdi>
      </span>
      {hasWeights && (
        <span role="cell" className={classes.weight}>
          {isWeighted && isOn ? (
            <NativeSelect
              size="xs"
              aria-label={t('fields.weight', { label: text })}
              value={String(constraint.weight === WEIGHT.NULL ? WEIGHT.HARD : constraint.weight)}
              data={WEIGHT_SCALE.filter((each) => each !== WEIGHT.OFF)
                .toReversed()
                .map((each) => ({
                  value: String(each),
                  label: each === WEIGHT.HARD ? t('fields.weightHard') : String(each),
                }))}
              onChange={(event) => {
                const next = WEIGHT_SCALE.find((each) => String(each) === event.currentTarget.value);
                if (next !== undefined) setWeight(next);
              }}
            />
          ) : (
            <span className={classes.fixed}>{t(isOn ? 'fields.weightHard' : 'fields.weightOff')}</span>
          )}
        </span>
      )}
      <span role="cell" className={classes.now}>
        <Now {...{ status, problem, isOfRun, t }} isWaiting={!isTried && !isPlaced} />
      </span>
      <span role="cell" className={classes.cost}>
        {status === 'off' ? '' : costText(t, problem)}
      </span>
      <span role="cell" className={classes.actions}>
        {line.kind !== null && (
          <button
            type="button"
            className={classes.icon}
            title={t('constraints.copy')}
            aria-label={t('constraints.copyOf', { rule: text })}
            onClick={() => onCopy(constraint)}
          >
            <IconCopy size={16} stroke={1.7} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={classes.icon}
          title={t('lists.delete')}
          aria-label={t('rules.removeOf', { rule: text })}
          onClick={() => onDelete([id])}
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </button>
        <label className={classes.switch}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself if it is checked.
            role="switch"
            checked={isOn}
            aria-label={t('fields.weightOn', { label: text })}
            onChange={() => (isOn ? switchOff() : switchOn())}
          />
        </label>
      </span>
    </div>
  );
});

/** The sentence of a rule: the names that it is about and its own numbers and times are marked. */
export function SentenceWords({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, item, isCount, isTime }, index) => {
    // The parts of a sentence have no order but their own.
    const key = index;
    if (item) return <b key={key}>{text}</b>;
    if (isTime)
      return (
        <span key={key} className={classes.number}>
          {text}
        </span>
      );
    // The size of a list is no limit that can be changed.
    if (isCount) return text;
    return text.split(/(\d+(?:[:.]\d+)*)/).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run of text has no identity but its place.
        <span key={`${key} ${at}`} className={classes.number}>
          {part}
        </span>
      ),
    );
  });
}
