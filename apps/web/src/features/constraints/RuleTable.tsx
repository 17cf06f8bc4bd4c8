// biome-ignore-all lint/a11y/useSemanticElements: the rows have places of their own, as only those in sight are rendered.
// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in the cells have the focus.
import { constraintMessage } from '@bellgrid/constraints';
import {
  type Constraint,
  commands,
  type Id,
  isSame,
  toggledWeight,
  WEIGHT,
  WEIGHT_SCALE,
} from '@bellgrid/model';
import { renderMessage } from '@bellgrid/texts';
import { ActionIcon, Checkbox, NativeSelect, Switch } from '@mantine/core';
import {
  IconAlertTriangleFilled,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconExclamationCircle,
  IconLock,
  IconMinus,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { RuleProblem, RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { firstNames } from '../../ui/fields/PickerChip.tsx';
import classes from './RuleTable.module.css';
import { type DivisionLine, ruleText, type TableRule, whoseNames } from './rule-lines.ts';
import { daysOf, type RuleStatus, ruleStatus } from './rule-status.ts';

export type TableLine =
  | { readonly type: 'rule'; readonly line: TableRule }
  | { readonly type: 'division'; readonly line: DivisionLine };

export interface RuleTableProps {
  readonly lines: readonly TableLine[];
  readonly problems: RuleProblems;
  /** False until the schedule was checked, and while nothing is placed. */
  readonly isKnown: boolean;
  /** The problems are those of the latest run, not of the draft's schedule. */
  readonly isOfRun: boolean;
  /** The column of weights is shown: some category has weights. */
  readonly hasWeights: boolean;
  /** Null while nothing is being selected. */
  readonly selected: ReadonlySet<Id> | null;
  readonly onSelect: (id: Id) => void;
  readonly sort: 'name' | 'cost';
  readonly onSort: (sort: 'name' | 'cost') => void;
  readonly onEdit: (constraint: Constraint) => void;
  readonly onCopy: (constraint: Constraint) => void;
  readonly onDelete: (ids: readonly Id[]) => void;
}

const ROW = 44;

/** The rules as sentences, of which only those in sight are rendered. */
export const RuleTable = memo(function RuleTable(props: RuleTableProps) {
  const { lines, problems, isKnown, isOfRun, hasWeights, selected, sort, onSort } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => lines[index]?.line.id ?? index,
    overscan: 6,
    initialRect: { width: 1000, height: 700 },
  });
  const heading = (by: 'name' | 'cost', text: string) => (
    <button type="button" className={classes.sort} onClick={() => onSort(by)}>
      {text}
      {sort === by && <IconChevronDown size={13} stroke={2} aria-hidden />}
    </button>
  );
  return (
    <div
      ref={scroller}
      className={classes.table}
      role="table"
      aria-label={t('constraints.table')}
      aria-rowcount={lines.length + 1}
      data-weights={hasWeights || undefined}
      data-selecting={selected !== null || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys.
      tabIndex={0}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" className={classes.row} aria-rowindex={1}>
          <span role="columnheader" aria-label={t('constraints.column.status')} />
          <span role="columnheader" aria-sort={sort === 'name' ? 'ascending' : 'none'}>
            {heading('name', t('constraints.column.rule'))}
          </span>
          <span role="columnheader" className={classes.who}>
            {t('constraints.column.who')}
          </span>
          {hasWeights && <span role="columnheader">{t('constraints.column.weight')}</span>}
          <span role="columnheader">{t('constraints.column.now')}</span>
          <span role="columnheader" aria-sort={sort === 'cost' ? 'descending' : 'none'}>
            {heading('cost', t('constraints.column.cost'))}
          </span>
          <span role="columnheader">{t('constraints.column.actions')}</span>
        </div>
      </div>
      <div role="rowgroup" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const each = lines[index];
          return (
            each && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.place}
                role="presentation"
                style={{ insetBlockStart: start }}
              >
                {each.type === 'rule' ? (
                  <RuleRow
                    line={each.line}
                    index={index}
                    problem={problems.get(each.line.id)}
                    isSelected={selected?.has(each.line.id) ?? null}
                    {...{ isKnown, isOfRun, hasWeights }}
                    onSelect={props.onSelect}
                    onEdit={props.onEdit}
                    onCopy={props.onCopy}
                    onDelete={props.onDelete}
                  />
                ) : (
                  <DivisionRow line={each.line} index={index} />
                )}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
});

interface RuleRowProps
  extends Pick<
    RuleTableProps,
    'isKnown' | 'isOfRun' | 'hasWeights' | 'onSelect' | 'onEdit' | 'onCopy' | 'onDelete'
  > {
  readonly line: TableRule;
  readonly index: number;
  readonly problem: RuleProblem | undefined;
  /** Null while nothing is being selected. */
  readonly isSelected: boolean | null;
}

/** The weights that rules had before they were switched off in this window. */
const lastWeights = new Map<Id, Constraint['weight']>();

const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const {
    line,
    index,
    problem,
    isKnown,
    isOfRun,
    hasWeights,
    isSelected,
    onSelect,
    onEdit,
    onCopy,
    onDelete,
  } = props;
  const { t, i18n } = useTranslation();
  const { run, isUnsaved } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const { constraint, id, category } = line;
  const isTried = isUnsaved && !isSame(draftSession.draft.constraints[id], constraint);
  // Problems are those of the draft: the state of a constraint that a trial changes is not known.
  const status = isTried
    ? ruleStatus(constraint, undefined, false)
    : ruleStatus(constraint, problem, isKnown);
  const text = ruleText(i18n, draft, constraint);
  const owners = whoseNames(i18n, draft, constraint);
  const isWeighted = draft.constraintGroupWeights[category].enabled;
  const isOn = constraint.weight !== WEIGHT.OFF;
  const setWeight = (weight: Constraint['weight']) =>
    run(commands.setConstraintWeight, { ids: [id], weight });
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
          <StatusSign status={status} />
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
            <SentenceWords constraint={constraint} />
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
        <Now status={status} problem={problem} isOfRun={isOfRun} />
      </span>
      <span role="cell" className={classes.cost}>
        {problem && problem.cost > 0 ? t('names.number', { value: problem.cost }) : ''}
      </span>
      <span role="cell" className={classes.actions}>
        {line.kind !== null && (
          <ActionIcon
            size={30}
            title={t('constraints.copy')}
            aria-label={t('constraints.copyOf', { rule: text })}
            onClick={() => onCopy(constraint)}
          >
            <IconCopy size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          size={30}
          title={t('lists.delete')}
          aria-label={t('rules.removeOf', { rule: text })}
          onClick={() => onDelete([id])}
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
        <Switch
          size="sm"
          checked={isOn}
          aria-label={t('fields.weightOn', { label: text })}
          onChange={() => {
            if (isOn) lastWeights.set(id, constraint.weight);
            setWeight(isOn ? WEIGHT.OFF : (lastWeights.get(id) ?? toggledWeight(WEIGHT.OFF)));
          }}
        />
      </span>
    </div>
  );
});

/** The sentence of a rule: the names that it is about and its numbers are marked. */
function SentenceWords({ constraint }: { constraint: Constraint }) {
  const { i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const runs = renderMessage(i18n, draft, constraintMessage(draft, constraint));
  return runs.map(({ text, item }, index) => {
    // The parts of a sentence have no order but their own.
    const key = index;
    if (item) return <b key={key}>{text}</b>;
    return text.split(/(\d+)/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run of text has no identity but its place.
      <span key={`${key} ${at}`} className={at % 2 === 1 ? classes.number : undefined}>
        {part}
      </span>
    ));
  });
}

const signs: Readonly<Record<RuleStatus, typeof IconCheck | null>> = {
  hard: IconExclamationCircle,
  soft: IconAlertTriangleFilled,
  met: IconCheck,
  off: IconMinus,
  unknown: null,
};

export function StatusSign({ status }: { status: RuleStatus }) {
  const { t } = useTranslation();
  const Sign = signs[status];
  return Sign ? (
    <span title={t(`constraints.status.${status}`)} role="img" aria-label={t(`constraints.status.${status}`)}>
      <Sign size={17} stroke={2} aria-hidden />
    </span>
  ) : null;
}

interface NowProps {
  readonly status: RuleStatus;
  readonly problem: RuleProblem | undefined;
  readonly isOfRun: boolean;
}

/** The state of a rule in words, with its lessons and the way to them. */
function Now({ status, problem, isOfRun }: NowProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  if (status === 'unknown' || status === 'off') return null;
  if (!problem || status === 'met') return t('constraints.now.met');
  if (isOfRun) return <span>{t('constraints.now.conflict')}</span>;
  const days = daysOf(draft, problem);
  const words =
    days.length > 0
      ? t(`constraints.now.${status}On`, { days: days.join(', ') })
      : t(`constraints.now.${status}`);
  const lessons = problem.lessons.flatMap((id) => draft.lessons[id] ?? []);
  const names = lessons.map(({ name }) => name).sort(compareForReader);
  const [group] = lessons[0]?.groups ?? [];
  const [teacher] = lessons[0]?.teachers ?? [];
  const title = [t(`constraints.notMet.${status}`), firstNames(names, 8)]
    .filter((each) => each !== '')
    .join('\n');
  const id = group ?? teacher;
  return id === undefined ? (
    <span title={title}>{words}</span>
  ) : (
    <Link
      to="/schedule/$view/$id"
      params={{ view: group === undefined ? 'teachers' : 'classes', id }}
      preload={false}
      title={title}
    >
      {words}
    </Link>
  );
}

/** The rules that a division made, in one line that opens to them. */
function DivisionRow({ line: { division, rules }, index }: { line: DivisionLine; index: number }) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [isOpen, setOpen] = useState(false);
  const sentences = isOpen ? [...new Set(rules.map((rule) => ruleText(i18n, draft, rule)))] : [];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const group = draft.groups[division.group];
  return (
    <div role="row" className={classes.division} aria-rowindex={index + 2}>
      <span role="cell" className={classes.sign} title={t('rules.generated')}>
        <IconLock size={15} stroke={1.8} aria-hidden />
      </span>
      <span role="cell">
        <button
          type="button"
          className={classes.words}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={15} stroke={2} aria-hidden className="mirrored" />
          {t('rules.ofDivision', {
            division: division.name,
            group: group?.name ?? '',
            count: rules.length,
          })}
        </button>
        {isOpen && (
          <>
            <ul>
              {sentences.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p>
              {t('rules.generated')}{' '}
              {group && (
                <Link to="/classes/$id" params={{ id: group.id }} preload={false}>
                  {group.name}
                </Link>
              )}
            </p>
          </>
        )}
      </span>
    </div>
  );
}
