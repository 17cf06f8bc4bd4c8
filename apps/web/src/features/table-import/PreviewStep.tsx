import type { PlannedRow, TablePlan } from '@bellgrid/formats';
import { unanswered } from '@bellgrid/model';
import { localeOf } from '@bellgrid/texts';
import { Button, Checkbox, Group, Radio } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlikePeople } from '../../ui/fields/AlikePeople.tsx';
import { ImportCounts, PlannedRows } from './PlannedRows.tsx';
import classes from './TableImport.module.css';
import type { PlanChoices } from './use-table-import.ts';

interface MissingNamesProps {
  readonly missing: TablePlan['missing'];
  /** Renders the list of names; nothing when no name is missing. */
  readonly children: (names: ReactNode) => ReactNode;
}

const SHOWN = 8;
const kinds = ['groups', 'teachers', 'classrooms'] as const;

/** The unknown classes, teachers and classrooms that subjects name. */
function MissingNames({ missing, children }: MissingNamesProps) {
  const { t } = useTranslation();
  const lines = kinds.flatMap((kind) => {
    const names = missing[kind];
    if (names.length === 0) return [];
    // 'Dorn, Dirk' is one name.
    const first = names.slice(0, SHOWN).join(names.some((name) => name.includes(',')) ? '; ' : ', ');
    const more = names.length - SHOWN;
    const listed = more > 0 ? t('tableImport.andMore', { names: first, count: more }) : first;
    return [t(`tableImport.missingOf.${kind}`, { count: names.length, names: listed })];
  });
  if (lines.length === 0) return null;
  return children(
    lines.map((line) => (
      <span key={line} style={{ display: 'block' }}>
        {line}
      </span>
    )),
  );
}

interface PreviewStepProps {
  readonly busy: boolean;
  readonly plan: TablePlan;
  readonly choices: PlanChoices;
  readonly onChoose: (changes: Partial<PlanChoices>) => void;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

const outcomes = ['add', 'update', 'same', 'wrong'] as const;
type Filter = PlannedRow['outcome'] | 'all' | 'ignored';

/** The plan of the import row by row, and every faulty row with the reason. */
export function PreviewStep({ busy, plan, choices, ...on }: PreviewStepProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const counts = useMemo(() => countOutcomes(plan.rows), [plan]);
  // A filter without rows would hide that there are others.
  const shown: Filter = filter !== 'all' && counts[filter] === 0 ? 'all' : filter;
  const rows = useMemo(() => plan.rows.filter((row) => isShown(row, shown)), [plan, shown]);
  const changing = counts.add + counts.update;
  const open = unanswered(plan.alike, choices.persons);
  const isReady = changing > 0 && open.length === 0;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) on.onConfirm();
      }}
    >
      <fieldset className={classes.filter}>
        <legend className="visually-hidden">{t('tableImport.show')}</legend>
        <Chip on={shown === 'all'} onClick={() => setFilter('all')} count={plan.rows.length}>
          {t('tableImport.all')}
        </Chip>
        {outcomes.map((outcome) => (
          <Chip
            key={outcome}
            tone={outcome}
            on={shown === outcome}
            disabled={counts[outcome] === 0}
            onClick={() => setFilter(outcome)}
            count={counts[outcome]}
          >
            {t(`tableImport.outcome.${outcome}`)}
          </Chip>
        ))}
        {counts.ignored > 0 && (
          <Chip
            tone="wrong"
            on={shown === 'ignored'}
            onClick={() => setFilter('ignored')}
            count={counts.ignored}
          >
            {t('tableImport.withoutValue')}
          </Chip>
        )}
      </fieldset>
      <ImportCounts rows={plan.rows} />
      {plan.commaNames && (
        <Radio.Group
          size="sm"
          label={t('tableImport.commas.title', {
            count: plan.commaNames.names.length,
            name: plan.commaNames.names[0],
          })}
          value={(choices.commaNamesAreOne ?? plan.commaNames.areOne) ? 'one' : 'two'}
          onChange={(value) => on.onChoose({ commaNamesAreOne: value === 'one' })}
        >
          <Group gap="8px 24px" mt={6}>
            <Radio value="one" label={t('tableImport.commas.one')} />
            <Radio value="two" label={t('tableImport.commas.two')} />
          </Group>
        </Radio.Group>
      )}
      <AlikePeople
        names={plan.alike}
        answers={choices.persons}
        onAnswer={(persons) => on.onChoose({ persons })}
      />
      <MissingNames missing={plan.missing}>
        {(names) => (
          <Checkbox
            label={t('tableImport.missing')}
            description={names}
            checked={choices.addMissing}
            onChange={(event) => on.onChoose({ addMissing: event.currentTarget.checked })}
          />
        )}
      </MissingNames>
      {plan.sharedRows > 0 && (
        <Radio.Group
          size="sm"
          label={t('tableImport.joining', { count: plan.sharedRows })}
          value={choices.sitTogether ? 'together' : 'own'}
          onChange={(value) => on.onChoose({ sitTogether: value === 'together' })}
        >
          <Group gap="8px 24px" mt={6}>
            <Radio value="own" label={t('subjects.joining.own')} />
            <Radio value="together" label={t('subjects.joining.together')} />
          </Group>
        </Radio.Group>
      )}
      <PlannedRows rows={rows} />
      <Group justify="flex-end" gap="xs" className={classes.footer}>
        <p className={open.length > 0 ? classes.needs : classes.keeps}>
          {open.length > 0
            ? t('tableImport.alike.open', { count: open.length })
            : t(footnote(changing, counts.wrong))}
        </p>
        <Button variant="default" onClick={on.onBack}>
          {t('tableImport.back')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={busy} data-autofocus>
          {t('tableImport.confirm', { count: changing })}
        </Button>
      </Group>
    </form>
  );
}

function isShown({ outcome, ignored }: PlannedRow, filter: Filter): boolean {
  if (filter === 'ignored') return ignored.length > 0;
  return filter === 'all' || filter === outcome;
}

function countOutcomes(rows: readonly PlannedRow[]): Readonly<Record<Exclude<Filter, 'all'>, number>> {
  const counts = { add: 0, update: 0, same: 0, wrong: 0, ignored: 0 };
  for (const { outcome, ignored } of rows) {
    counts[outcome] += 1;
    if (ignored.length > 0) counts.ignored += 1;
  }
  return counts;
}

function footnote(changing: number, wrong: number) {
  if (changing > 0) return 'tableImport.keeps';
  return wrong > 0 ? 'tableImport.nothingRight' : 'tableImport.nothing';
}

interface ChipProps {
  readonly on: boolean;
  readonly count: number;
  readonly tone?: PlannedRow['outcome'];
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function Chip({ on, count, tone, disabled = false, onClick, children }: ChipProps) {
  const { i18n } = useTranslation();
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={on}
      data-tone={tone}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
      <span className={classes.chipCount}>{count.toLocaleString(localeOf(i18n.language))}</span>
    </button>
  );
}
