// biome-ignore-all lint/a11y/useSemanticElements: the rows have places of their own, as only those in sight are rendered.
// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in the cells have the focus.
import type { Id } from '@bellgrid/model';
import { IconChevronDown, IconChevronRight, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { RuleProblem, RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { useLateOverscan } from '../../platform/use-late-overscan.ts';
import { ConstraintRow, type ConstraintRowState } from './ConstraintRow.tsx';
import { costText, Now } from './Now.tsx';
import classes from './RuleTable.module.css';
import { type DivisionLine, ruleText, type TableRule } from './rule-lines.ts';
import { divisionProblem, hasPlacedLessons, keptStatus } from './rule-status.ts';
import { type RowSort, SortHeading } from './SortHeading.tsx';
import { StatusSign } from './StatusSign.tsx';

export type TableLine =
  | { readonly type: 'rule'; readonly line: TableRule }
  | { readonly type: 'division'; readonly line: DivisionLine };

export interface RuleTableProps extends Omit<ConstraintRowState, 't'> {
  readonly lines: readonly TableLine[];
  /** The rules that were added last: the table scrolls to the first, and lights them for a moment. */
  readonly added: readonly Id[];
  /** Hears when they were lit. */
  readonly onLit: (added: readonly Id[]) => void;
  readonly problems: RuleProblems;
  /** Null while nothing is being selected. */
  readonly selected: ReadonlySet<Id> | null;
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
}

const ROW = 44;
/** As long as the animation of a new rule. */
const LIT_MS = 2400;
const FRAMES_TO_AIM = 6;

/** The rules as sentences, of which only those in sight are rendered. */
export const RuleTable = memo(function RuleTable(props: RuleTableProps) {
  const { lines, added, onLit, problems, isKnown, isOfRun, hasWeights, selected, sort, onSort } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  // Another function has all rows placed anew, at every step of a scroll.
  const keyOf = useCallback((index: number) => lines[index]?.line.id ?? index, [lines]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: keyOf,
    overscan: useLateOverscan(6),
    initialRect: { width: 1000, height: 700 },
  });
  const shown = useRef<readonly Id[]>([]);
  useEffect(() => {
    if (shown.current === added || added.length === 0) return;
    const index = lines.findIndex(({ line }) => added.includes(line.id));
    if (index < 0) return;
    shown.current = added;
    // A row has its height once it was rendered: each frame aims anew.
    const aim = (frames: number) => {
      virtualizer.scrollToIndex(index, { align: 'center' });
      if (frames > 1) requestAnimationFrame(() => aim(frames - 1));
    };
    aim(FRAMES_TO_AIM);
    setTimeout(() => onLit(added), LIT_MS);
  }, [added, onLit, lines, virtualizer]);
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
          <span role="columnheader" className={classes.sign} aria-label={t('constraints.column.status')} />
          <SortHeading by="name" className={classes.sentence} sort={sort} onSort={onSort}>
            {t('constraints.column.rule')}
          </SortHeading>
          <span role="columnheader" className={classes.who}>
            {t('constraints.column.who')}
          </span>
          {hasWeights && (
            <span role="columnheader" className={classes.weight}>
              {t('constraints.column.weight')}
            </span>
          )}
          <span role="columnheader" className={classes.now}>
            {t('constraints.column.now')}
          </span>
          <SortHeading by="cost" className={classes.cost} sort={sort} onSort={onSort}>
            {t('constraints.column.cost')}
          </SortHeading>
          <span role="columnheader" className={classes.actions}>
            {t('constraints.column.actions')}
          </span>
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
                data-added={added.includes(each.line.id) || undefined}
                className={classes.place}
                role="presentation"
                style={{ insetBlockStart: start }}
              >
                {each.type === 'rule' ? (
                  <ConstraintRow
                    line={each.line}
                    index={index}
                    problem={problems.get(each.line.id)}
                    isSelected={selected?.has(each.line.id) ?? null}
                    {...{ isKnown, isOfRun, hasWeights, t }}
                    onSelect={props.onSelect}
                    onEdit={props.onEdit}
                    onCopy={props.onCopy}
                    onDelete={props.onDelete}
                  />
                ) : (
                  <DivisionRow
                    line={each.line}
                    index={index}
                    problem={divisionProblem(problems, each.line)}
                    {...{ isKnown, isOfRun, hasWeights }}
                  />
                )}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
});

interface DivisionRowProps extends Pick<ConstraintRowState, 'isKnown' | 'isOfRun' | 'hasWeights'> {
  readonly line: DivisionLine;
  readonly index: number;
  readonly problem: RuleProblem | undefined;
}

/** The rules that a division made with the state of them all, in one line that opens to them. */
function DivisionRow(props: DivisionRowProps) {
  const { line, index, problem, isKnown, isOfRun, hasWeights } = props;
  const { division, rules } = line;
  const { t, i18n } = useTranslation();
  const { isUnsaved } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const isPlaced = rules.some((rule) => hasPlacedLessons(draft, rule));
  const status = keptStatus(problem, isKnown && !isUnsaved && isPlaced);
  const [isOpen, setOpen] = useState(false);
  const sentences = isOpen ? [...new Set(rules.map((rule) => ruleText(i18n, draft, rule)))] : [];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const group = draft.groups[division.group];
  return (
    <div
      role="row"
      className={`${classes.row} ${classes.division}`}
      aria-rowindex={index + 2}
      data-status={status}
    >
      <span role="cell" className={classes.sign} title={problem ? undefined : t('rules.generated')}>
        {problem ? <StatusSign status={status} t={t} /> : <IconLock size={15} stroke={1.8} aria-hidden />}
      </span>
      <span role="cell" className={classes.sentence}>
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
      <span role="cell" className={classes.who}>
        {group && <bdi>{group.name}</bdi>}
      </span>
      {hasWeights && (
        <span role="cell" className={classes.weight}>
          <span className={classes.fixed}>{t('fields.weightHard')}</span>
        </span>
      )}
      <span role="cell" className={classes.now}>
        <Now {...{ status, problem, isOfRun, t }} isWaiting={!isPlaced} />
      </span>
      <span role="cell" className={classes.cost}>
        {costText(t, problem)}
      </span>
      <span role="cell" className={classes.actions} />
    </div>
  );
}
