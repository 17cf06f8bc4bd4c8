import { type KindName, kinds } from '@bellgrid/constraints';
import { type Constraint, categories, commands, type Id, WEIGHT, type Weight } from '@bellgrid/model';
import { Button, NativeSelect } from '@mantine/core';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { SelectBar, type SelectBarProps } from '../../ui/entity-list/SelectionBar.tsx';
import { everySearchedWordOf } from '../../ui/fields/every-word.ts';
import { type ChipOption, PickerChip } from '../../ui/fields/PickerChip.tsx';
import { kindLabel } from '../constraint-editor/kind-entries.ts';
import classes from './ConstraintsPage.module.css';
import { CopyDialog } from './CopyDialog.tsx';
import type { RuleTab } from './constraint-tabs.ts';
import { commonOwner, copyObstacle } from './copy-rules.ts';
import { type OpenRule, RuleDialog } from './RuleDialog.tsx';
import { RuleTable, type TableLine } from './RuleTable.tsx';
import { type DivisionLine, ruleLines } from './rule-lines.ts';
import { divisionProblem, gravityOf } from './rule-status.ts';
import { presentIn, useTabRows } from './selection.tsx';
import { type TabActions, Toolbar } from './Toolbar.tsx';

interface RulesTabProps extends TabActions {
  readonly tab: RuleTab;
  /** The rules that were added last. */
  readonly added: readonly Id[];
  readonly onLit: (added: readonly Id[]) => void;
}

/** All rules of a tab as sentences, with what each costs now. */
export function RulesTab({ tab, added, onLit, onAdd, onWeights }: RulesTabProps) {
  const { t, i18n } = useTranslation();
  const { run, isUnsaved } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const rows = useTabRows();
  const { problems, isOfRun, isKnown, wanted, isConflicting, toolbar } = rows;
  const { ranked, sortOf, onSort } = rows;
  const { selected: everSelected, setSelected, onSelect } = rows;
  const [kind, setKind] = useState<KindName | null>(null);
  const [showsTracks, setShowsTracks] = useState(false);
  const selected = useMemo(
    () => everSelected && presentIn(draft.constraints, everSelected),
    [everSelected, draft.constraints],
  );
  const [open, setOpen] = useState<OpenRule | null>(null);
  const [copying, setCopying] = useState<readonly Constraint[] | null>(null);
  const [deleting, setDeleting] = useState<readonly Id[] | null>(null);
  const all = useMemo(() => ruleLines(i18n, draft, tab), [i18n, draft, tab]);
  const sort = sortOf(useMemo(() => all.rules.some(({ id }) => ranked.has(id)), [all, ranked]));
  // The problems change a moment after each edit: only these lines depend on them.
  const needed = isConflicting || isOfRun ? problems : null;
  const lines = useMemo((): TableLine[] => {
    const matches = everySearchedWordOf(wanted);
    const isFound = (words: string) => wanted === '' || matches(words);
    const rules = all.rules.filter(
      (line) =>
        (kind === null || line.kind === kind) &&
        (!isConflicting || needed?.has(line.id)) &&
        isFound(line.words),
    );
    if (sort === 'cost') rules.sort((a, b) => gravityOf(ranked.get(b.id)) - gravityOf(ranked.get(a.id)));
    // Those with problems are shown wherever problems are looked for.
    const isShown = (line: DivisionLine) =>
      (showsTracks && !isConflicting) || (needed !== null && divisionProblem(needed, line) !== undefined);
    const divisions =
      kind === null && (showsTracks || isConflicting || isOfRun)
        ? all.divisions.filter((line) => isFound(line.words) && isShown(line))
        : [];
    return [
      ...divisions.map((line) => ({ type: 'division' as const, line })),
      ...rules.map((line) => ({ type: 'rule' as const, line })),
    ];
  }, [all, wanted, kind, isConflicting, isOfRun, showsTracks, sort, ranked, needed]);
  const hasWeights = categories.some((each) => draft.constraintGroupWeights[each].enabled);
  const shownIds = lines.flatMap(({ type, line }) => (type === 'rule' ? line.id : []));

  const onEdit = useCallback((constraint: Constraint) => setOpen({ constraint, isCopy: false }), []);
  const onCopy = useCallback((constraint: Constraint) => setOpen({ constraint, isCopy: true }), []);
  const onDelete = useCallback((ids: readonly Id[]) => setDeleting(ids), []);
  const remove = (ids: readonly Id[]) => {
    setDeleting(null);
    if (!run(commands.deleteConstraint, { ids: [...ids] })) return;
    if (!isUnsaved)
      toast.success(
        ids.length === 1 ? t('rules.deleted') : t('constraints.deletedMany', { count: ids.length }),
      );
    setSelected((before) => (before ? new Set() : null));
  };
  const isEmpty = all.rules.length === 0 && all.divisions.length === 0;
  const hasTracks = tab === 'subject' && all.divisions.length > 0;
  // The line above the table shows neither the found rules nor the problems, which change often.
  const bar = useMemo(
    () => (
      <Toolbar {...{ onAdd, onWeights }} {...toolbar}>
        <KindFilter lines={all.rules} kind={kind} onChange={setKind} />
        {hasTracks && (
          <button
            type="button"
            className={classes.toggle}
            aria-pressed={showsTracks}
            onClick={() => setShowsTracks(!showsTracks)}
          >
            {t('constraints.showTracks')}
          </button>
        )}
      </Toolbar>
    ),
    [onAdd, onWeights, toolbar, all.rules, kind, hasTracks, showsTracks, t],
  );
  return (
    <>
      {bar}
      {selected && (
        <BulkBar
          ids={shownIds}
          selected={selected}
          hasWeights={hasWeights}
          onSelect={(ids) => setSelected(new Set(ids))}
          onCopy={setCopying}
          onDelete={() => setDeleting([...selected])}
          onDone={() => setSelected(null)}
        />
      )}
      {lines.length === 0 ? (
        <div className={classes.empty}>
          <p>{t(isEmpty ? 'rules.none' : 'constraints.noMatch')}</p>
          {isEmpty && <p>{t(`constraints.emptyHint.${tab}`)}</p>}
          {isEmpty && <Button onClick={onAdd}>{t('rules.add')}</Button>}
        </div>
      ) : (
        <RuleTable
          {...{ lines, added, onLit, problems, isKnown, isOfRun, hasWeights, selected, sort }}
          onSort={onSort}
          {...{ onSelect, onEdit, onCopy, onDelete }}
        />
      )}
      {open && <RuleDialog key={open.constraint.id} open={open} onClose={() => setOpen(null)} />}
      {copying && <CopySelected rules={copying} onClose={() => setCopying(null)} />}
      <ConfirmDialog
        opened={deleting !== null}
        title={
          deleting && deleting.length > 1
            ? t('constraints.deleteMany', { count: deleting.length })
            : t('rules.deletion.title')
        }
        confirm={t('rules.deletion.confirm')}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && remove(deleting)}
      >
        <p>{t('rules.deletion.body')}</p>
      </ConfirmDialog>
    </>
  );
}

function CopySelected({ rules, onClose }: { rules: readonly Constraint[]; onClose: () => void }) {
  const draft = useDraft((whole) => whole);
  const type = commonOwner(draft, rules);
  return type === null ? null : <CopyDialog type={type} rules={rules} onClose={onClose} />;
}

interface KindFilterProps {
  readonly lines: readonly { readonly kind: KindName | null }[];
  readonly kind: KindName | null;
  readonly onChange: (kind: KindName | null) => void;
}

const ALL = '';

/** Chooses among the kinds that the school has rules of. */
const KindFilter = memo(function KindFilter({ lines, kind, onChange }: KindFilterProps) {
  const { t, i18n } = useTranslation();
  const counts = useMemo(() => {
    const found = new Map<KindName, number>();
    for (const each of lines) if (each.kind !== null) found.set(each.kind, (found.get(each.kind) ?? 0) + 1);
    return found;
  }, [lines]);
  if (counts.size < 2 && kind === null) return null;
  const options: ChipOption[] = [...counts].map(([id, count]) => ({
    id,
    name: t('names.counted', { label: kindLabel(i18n, id), size: count }),
    isChosen: id === kind,
  }));
  const all = t('constraints.allKinds');
  return (
    <PickerChip
      label={t('constraints.kind')}
      isLabelSpoken
      text={kind === null ? all : kindLabel(i18n, kind)}
      isActive={kind !== null}
      isSingle
      options={[{ id: ALL, name: all, isChosen: kind === null, isSpecial: true }, ...options]}
      onChoose={(id) => onChange(id in kinds ? (id as KindName) : null)}
    />
  );
});

interface BulkBarProps extends SelectBarProps {
  readonly hasWeights: boolean;
  readonly onCopy: (rules: readonly Constraint[]) => void;
  readonly onDelete: () => void;
}

const weights: readonly Weight[] = [WEIGHT.ONE, WEIGHT.TWO, WEIGHT.THREE, WEIGHT.FOUR, WEIGHT.FIVE];

/** The actions on the selected rules, each one step. */
function BulkBar({ ids, selected, hasWeights, onSelect, onCopy, onDelete, onDone }: BulkBarProps) {
  const { t } = useTranslation();
  const { run, isUnsaved } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const rules = [...selected].flatMap((id) => draft.constraints[id] ?? []);
  const obstacle = copyObstacle(draft, rules);
  const reason = useId();
  const none = selected.size === 0;
  const setWeight = (weight: Weight) => {
    if (run(commands.setConstraintWeight, { ids: [...selected], weight }) && !isUnsaved)
      toast.success(t('constraints.changedMany', { count: selected.size }));
  };
  return (
    <SelectBar label={t('constraints.selectMany')} {...{ ids, selected, onSelect, onDone }}>
      <Button size="xs" variant="default" disabled={none} onClick={() => setWeight(WEIGHT.HARD)}>
        {t(hasWeights ? 'constraints.bulk.hard' : 'constraints.bulk.on')}
      </Button>
      <Button size="xs" variant="default" disabled={none} onClick={() => setWeight(WEIGHT.OFF)}>
        {t('constraints.bulk.off')}
      </Button>
      {hasWeights && (
        <NativeSelect
          size="xs"
          disabled={none}
          aria-label={t('constraints.bulk.weight')}
          value=""
          data={[
            { value: '', label: t('constraints.bulk.weight') },
            ...weights.map((each) => ({ value: String(each), label: String(each) })),
          ]}
          onChange={(event) => {
            const weight = weights.find((each) => String(each) === event.currentTarget.value);
            if (weight !== undefined) setWeight(weight);
          }}
        />
      )}
      <Button
        size="xs"
        variant="default"
        disabled={none || obstacle !== null}
        aria-describedby={obstacle === null ? undefined : reason}
        onClick={() => onCopy(rules)}
      >
        {t('constraints.copyButton')}
      </Button>
      <Button
        size="xs"
        variant="default"
        c={none ? undefined : 'var(--hard-ink)'}
        disabled={none}
        onClick={onDelete}
      >
        {t('lists.delete')}
      </Button>
      {obstacle !== null && (
        <span id={reason} className={classes.reason}>
          {t(`constraints.copyObstacle.${obstacle}`)}
        </span>
      )}
    </SelectBar>
  );
}
