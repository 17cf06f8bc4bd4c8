// biome-ignore-all lint/a11y/useSemanticElements: the rows have places of their own, as only those in sight are rendered.
// biome-ignore-all lint/a11y/useFocusableInteractive: the controls in the cells have the focus.
import { problemKey } from '@bellgrid/constraints';
import { commands, type Id, type LessonSpread, lessonSpreads, type Subject } from '@bellgrid/model';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { RuleProblem, RuleProblems } from '../../document/pre-check/rule-problems.ts';
import { toast } from '../../platform/toast.tsx';
import { useLateOverscan } from '../../platform/use-late-overscan.ts';
import { SelectBar, type SelectBarProps } from '../../ui/entity-list/SelectionBar.tsx';
import { sortedSubjects, subjectMembers, subjectWords } from '../../ui/fields/draft-items.ts';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import classes from './ConstraintsPage.module.css';
import { costText, Now } from './Now.tsx';
import table from './RuleTable.module.css';
import { gravityOf, keptStatus, togetherAs } from './rule-status.ts';
import { ScreenLink } from './ScreenLink.tsx';
import { SortHeading } from './SortHeading.tsx';
import own from './SpreadTab.module.css';
import { StatusSign } from './StatusSign.tsx';
import { useTabRows } from './selection.tsx';
import { type TabActions, Toolbar } from './Toolbar.tsx';

const ROW = 44;
const spreadKinds = ['lessonSpread', 'lessonsSamePeriod', 'lessonsSameClassroom'] as const;

/** The distribution of every subject's lessons over the week, and if they start at the same period. */
export function SpreadTab(actions: TabActions) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { problems, isOfRun, isKnown, wanted, isConflicting, toolbar, ranked, sortOf, onSort, ...selection } =
    useTabRows();
  const { selected, setSelected, onSelect } = selection;
  const { subjects, groups, teachers } = draft;
  const rows = useMemo(
    () =>
      sortedSubjects({ subjects, groups }).map((subject) => ({
        subject,
        members: subjectMembers({ groups, teachers }, subject),
        words: `${subject.name} ${subjectWords({ groups, teachers }, subject)}`,
      })),
    [subjects, groups, teachers],
  );
  const bySubject = useMemo(() => spreadProblems(problems, rows), [problems, rows]);
  const rankedBySubject = useMemo(() => spreadProblems(ranked, rows), [ranked, rows]);
  const sort = sortOf(rankedBySubject.size > 0);
  const shown = useMemo(() => {
    const matches = everyWordOf(wanted);
    const found = rows.filter(
      ({ subject, words }) =>
        (wanted === '' || matches(words)) && (!isConflicting || bySubject.has(subject.id)),
    );
    const gravity = ({ subject }: (typeof found)[number]) => gravityOf(rankedBySubject.get(subject.id));
    return sort === 'cost' ? found.sort((a, b) => gravity(b) - gravity(a)) : found;
  }, [rows, wanted, isConflicting, sort, bySubject, rankedBySubject]);
  const scroller = useRef<HTMLDivElement>(null);
  // Another function has all rows placed anew, at every step of a scroll.
  const keyOf = useCallback((index: number) => shown[index]?.subject.id ?? index, [shown]);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: keyOf,
    overscan: useLateOverscan(6),
    initialRect: { width: 1000, height: 700 },
  });
  return (
    <>
      <Toolbar {...actions} {...toolbar} />
      {selected && (
        <SpreadBar
          selected={selected}
          ids={shown.map(({ subject }) => subject.id)}
          onSelect={(ids) => setSelected(new Set(ids))}
          onDone={() => setSelected(null)}
        />
      )}
      {shown.length === 0 ? (
        <div className={classes.empty}>
          <p>{t(rows.length === 0 ? 'constraints.spread.empty' : 'constraints.noMatch')}</p>
          {rows.length === 0 && <ScreenLink to="subject" />}
        </div>
      ) : (
        <div
          ref={scroller}
          className={`${table.table} ${own.spreads}`}
          role="table"
          aria-label={t('constraints.tab.lessonspread')}
          aria-rowcount={shown.length + 1}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys.
          tabIndex={0}
        >
          <div role="rowgroup" className={table.head}>
            <div role="row" className={table.row} aria-rowindex={1}>
              <span role="columnheader" aria-label={t('constraints.column.status')} />
              <SortHeading by="name" sort={sort} onSort={onSort}>
                {t('constraints.spread.subject')}
              </SortHeading>
              <span role="columnheader">{t('constraints.spread.spread')}</span>
              <span role="columnheader">{t('constraints.column.weight')}</span>
              <span role="columnheader">{t('constraints.spread.samePeriod')}</span>
              <span role="columnheader">{t('constraints.column.now')}</span>
              <SortHeading by="cost" sort={sort} onSort={onSort}>
                {t('constraints.column.cost')}
              </SortHeading>
            </div>
          </div>
          <div role="rowgroup" className={table.body} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const row = shown[index];
              return (
                row && (
                  <div
                    key={key}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    role="presentation"
                    className={table.place}
                    style={{ insetBlockStart: start }}
                  >
                    <SpreadRow
                      subject={row.subject}
                      members={row.members}
                      index={index}
                      isKnown={isKnown}
                      isOfRun={isOfRun}
                      problem={bySubject.get(row.subject.id)}
                      isSelected={selected?.has(row.subject.id) ?? null}
                      onSelect={onSelect}
                    />
                  </div>
                )
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}

/** The problems of the spread of each subject, as one. */
function spreadProblems(
  problems: RuleProblems,
  rows: readonly { readonly subject: Subject }[],
): ReadonlyMap<Id, RuleProblem> {
  const found = new Map<Id, RuleProblem>();
  for (const { subject } of rows) {
    const own = spreadKinds.flatMap((kind) => problems.get(problemKey(kind, subject.id)) ?? []);
    const together = togetherAs(subject.id, own);
    if (together) found.set(subject.id, together);
  }
  return found;
}

interface SpreadRowProps {
  readonly subject: Subject;
  readonly members: string;
  readonly index: number;
  readonly isKnown: boolean;
  readonly isOfRun: boolean;
  readonly problem: RuleProblem | undefined;
  /** Null while nothing is being selected. */
  readonly isSelected: boolean | null;
  readonly onSelect: (id: Id) => void;
}

const SpreadRow = memo(function SpreadRow(props: SpreadRowProps) {
  const { subject, members, index, isKnown, isOfRun, isSelected, onSelect } = props;
  const { t } = useTranslation();
  const { run, isUnsaved } = useDraftSource();
  const { id, name, color, lessonsSpreadConstraint, lessonsSamePeriod } = subject;
  const { constraint, weight } = lessonsSpreadConstraint;
  // Problems are those of the draft: the state in a trial is not known.
  const problem = isUnsaved ? undefined : props.problem;
  const isPlaced = useDraft(({ lessons }) => subject.lessons.some((each) => lessons[each]?.timeSlot));
  const hasRule = constraint !== 'None' || lessonsSamePeriod;
  const status = keptStatus(problem, isKnown && !isUnsaved && hasRule && isPlaced);
  const whose = members === '' ? name : `${name} · ${members}`;
  return (
    <div role="row" className={table.row} aria-rowindex={index + 2} data-status={status}>
      <span role="cell" className={table.sign}>
        {isSelected === null ? (
          <StatusSign status={status} t={t} />
        ) : (
          <Checkbox
            size="xs"
            checked={isSelected}
            aria-label={t('constraints.select', { rule: whose })}
            onChange={() => onSelect(id)}
          />
        )}
      </span>
      <span role="cell" className={own.name} title={whose}>
        <i style={{ background: color }} aria-hidden />
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <bdi className={own.members}>{members}</bdi>
      </span>
      <span role="cell" className={own.spread}>
        <NativeSelect
          size="xs"
          aria-label={t('constraints.spread.of', { subject: whose })}
          value={constraint}
          data={lessonSpreads.map((value) => ({ value, label: t(`subjects.spreads.${value}`) }))}
          onChange={(event) => {
            const next = spreadNamed(event.currentTarget.value);
            if (next) run(commands.setSpread, { ids: [id], constraint: next });
          }}
        />
      </span>
      <span role="cell" className={own.weight}>
        {constraint !== 'None' && (
          <WeightField
            category="lessonSpread"
            weight={weight}
            label={t('constraints.spread.of', { subject: whose })}
            onChange={(next) => run(commands.setSpread, { ids: [id], weight: next })}
          />
        )}
      </span>
      <span role="cell" className={own.same}>
        <Checkbox
          size="sm"
          label={<span className={own.narrow}>{t('constraints.spread.samePeriod')}</span>}
          checked={lessonsSamePeriod}
          aria-label={t('constraints.spread.samePeriodOf', { subject: whose })}
          onChange={(event) =>
            run(commands.setSpread, { ids: [id], lessonsSamePeriod: event.currentTarget.checked })
          }
        />
      </span>
      <span role="cell" className={table.now}>
        {/* Without a restriction there is nothing to check. */}
        {(hasRule || problem) && (
          <Now {...{ status, problem, isOfRun, t }} spread={constraint} isWaiting={!isUnsaved && !isPlaced} />
        )}
      </span>
      <span role="cell" className={table.cost}>
        {costText(t, problem)}
      </span>
    </div>
  );
});

const spreadNamed = (value: string): LessonSpread | undefined => lessonSpreads.find((each) => each === value);

/** Changes the spread of the selected subjects in one step. */
function SpreadBar({ selected, ids, onSelect, onDone }: SelectBarProps) {
  const { t } = useTranslation();
  const { run, isUnsaved } = useDraftSource();
  const none = selected.size === 0;
  const set = (change: { constraint?: LessonSpread; lessonsSamePeriod?: boolean }) => {
    if (run(commands.setSpread, { ids: [...selected], ...change }) && !isUnsaved)
      toast.success(t('constraints.spread.changed', { count: selected.size }));
  };
  return (
    <SelectBar label={t('constraints.selectMany')} {...{ ids, selected, onSelect, onDone }}>
      <NativeSelect
        size="xs"
        disabled={none}
        aria-label={t('subjects.many.setSpread')}
        value=""
        data={[
          { value: '', label: t('subjects.many.setSpread') },
          ...lessonSpreads.map((value) => ({ value, label: t(`subjects.spreads.${value}`) })),
        ]}
        onChange={(event) => {
          const next = spreadNamed(event.currentTarget.value);
          if (next) set({ constraint: next });
        }}
      />
      <Button size="xs" variant="default" disabled={none} onClick={() => set({ lessonsSamePeriod: true })}>
        {t('constraints.spread.same')}
      </Button>
      <Button size="xs" variant="default" disabled={none} onClick={() => set({ lessonsSamePeriod: false })}>
        {t('constraints.spread.any')}
      </Button>
    </SelectBar>
  );
}
