import { type KindName, knownRules } from '@bellgrid/constraints';
import {
  type Constraint,
  commands,
  createId,
  createRuleMembers,
  type Draft,
  fitUnits,
  isItemRule,
  isSame,
  isScope,
  type RuleOwnerType,
} from '@bellgrid/model';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { endOffers, type KeptEntry } from '../../document/saving/kept-entries.ts';
import { toast } from '../../platform/toast.tsx';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptEntry } from '../../ui/entity-form/use-kept-entry.ts';
import { RuleLine } from '../constraint-editor/RuleLine.tsx';
import {
  checkRow,
  constraintOf,
  duplicateOf,
  kindNamed,
  newRow,
  newRules,
  type RuleOwners,
  type RuleRow,
  recordOf,
  rowOf,
  withKind,
} from '../constraint-editor/rule-row.ts';
import { OwnerField } from './OwnerField.tsx';
import classes from './RuleDialog.module.css';

/** A rule in the form: for whom it is, and what it says. */
export interface FormRule {
  readonly owners: RuleOwners;
  readonly row: RuleRow;
}

/** A new rule of a kind, for some items or none yet. */
export function newRule(draft: Draft, kind: KindName, owners: RuleOwners): FormRule {
  return { owners, row: withKind(draft, owners, newRow(createId()), kind) };
}

const ownerTypes: Readonly<Partial<Record<Constraint['type'], RuleOwnerType>>> = {
  teacherConstraint: 'teacher',
  groupConstraint: 'group',
  lesson: 'lesson',
  lessons: 'lesson',
};

/** A stored rule as the form shows it; null where no kind reads it. */
export function storedRule(draft: Draft, constraint: Constraint): FormRule | null {
  const row = rowOf(constraint);
  if (!row) return null;
  const type = ownerTypes[constraint.type] ?? 'subject';
  if (!('base' in constraint)) return { owners: { type, ids: [] }, row };
  const { base } = constraint;
  if (!isScope(base)) return { owners: { type, ids: [base] }, row };
  const ids = isItemRule(constraint) ? createRuleMembers(draft)(constraint) : [];
  return { owners: { type, ids, scope: base }, row };
}

const FORM = 'constraint/';
const NEW_FORM = `${FORM}new/`;

/** The form of a stored rule, or of a new one of its kind, as its entry is kept in the browser. */
const sentencePlace = (rule: FormRule | Constraint): string =>
  'row' in rule ? `${NEW_FORM}${rule.row.kind}` : `${FORM}${rule.id}`;

/** The rule whose form an entry was made in: a stored one, or a new one without what was entered; null for other forms. */
export function ruleOfEntry(
  draft: Draft,
  { form, value }: Pick<KeptEntry, 'form' | 'value'>,
): FormRule | Constraint | null {
  if (!form.startsWith(NEW_FORM))
    return form.startsWith(FORM) ? (draft.constraints[form.slice(FORM.length)] ?? null) : null;
  const kind = kindNamed(form.slice(NEW_FORM.length));
  const type = (value as Partial<FormRule> | null)?.owners?.type;
  return kind && type ? newRule(draft, kind, { type, ids: [] }) : null;
}

interface SentenceFormProps {
  readonly initial: FormRule;
  /** The rule that is edited; null for a new one. */
  readonly stored: Constraint | null;
  /** Returns to the choice of the kind. With it, the form begins with the focus in the first field of the sentence. */
  readonly onBack?: () => void;
  readonly onCancel: () => void;
  /** @param added the rules that are new. */
  readonly onDone: (added: readonly Constraint[]) => void;
}

/** The sentence of a rule with all its fields, for whom it is included. Saving is one step. */
export function SentenceForm({ initial, stored, onBack, onCancel, onDone }: SentenceFormProps) {
  const { t } = useTranslation();
  const { run, isUnsaved } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const [{ owners, row }, setEntered] = useState(initial);
  // A new rule that is not complete yet is silent until something is entered; a complete one may repeat another.
  const isComplete = onBack === undefined || constraintOf(initial.owners, initial.row) !== null;
  const [isTouched, setTouched] = useState(stored !== null || (initial.owners.ids.length > 0 && isComplete));
  const form = useRef<HTMLFormElement>(null);
  // The list of kinds gave way to the form.
  const isFirst = useRef(onBack !== undefined);
  useEffect(() => {
    if (isFirst.current)
      form.current?.querySelector<HTMLElement>('[data-sentence] :is(button, input)')?.focus();
    isFirst.current = false;
  }, []);
  const place = sentencePlace(stored ?? initial);
  const offer = useKeptEntry<FormRule>({
    form: place,
    records: stored ? [stored.id] : [],
    title: t(stored ? 'constraints.editTitle' : 'constraints.addTitle'),
    isDirty: !isSame({ owners, row }, initial),
    read: () => ({ owners, row }),
    restore: (entered) => change(entered),
  });
  const rule = recordOf(row);
  const change = (next: FormRule) => {
    setTouched(true);
    setEntered(next);
  };
  const changeOwners = (next: RuleOwners) => {
    const entered = { ownerType: next.type, bases: next.ids, values: row.values };
    change({ owners: next, row: rule ? { ...row, values: fitUnits(draft, rule, entered) } : row });
  };
  const { answer, added, present } = useMemo(() => {
    if (stored) return { answer: checkRow(draft, owners, row, 'none'), added: [], present: 0 };
    const fresh = newRules(knownRules(draft.constraints), owners, row);
    const duplicate =
      fresh.added.length > 0 ? similarOnly(draft, owners, row) : duplicateInDraft(draft, owners, row);
    return { answer: checkRow(draft, owners, row, duplicate), ...fresh };
  }, [draft, owners, row, stored]);
  const edited = stored ? constraintOf(owners, row) : null;
  const canSave = answer.canSave && (stored ? edited !== null && !isSame(edited, stored) : added.length > 0);

  const save = () => {
    if (stored) {
      if (edited === null || !run(commands.updateConstraint, { constraint: edited })) return;
      endOffers(place);
      if (!isUnsaved) toast.success(t('constraints.saved'));
    } else {
      const edit = { constraints: [...added], deleted: [] };
      const label = added.length > 1 ? 'command.addConstraints' : 'command.addConstraint';
      if (!run(commands.updateConstraints, edit, { label })) return;
      if (present > 0) toast.warning(t('rules.many.skipped', { count: present, added: added.length }));
      else if (!isUnsaved) toast.success(addedText(t, row, owners, added.length));
    }
    onDone(stored ? [] : added);
  };
  const isOnSide = rule?.on === 'side';
  const isOnSet = rule?.on === 'subjects' || rule?.on === 'lessons';
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (canSave) save();
      }}
    >
      <EntryOfferNote offer={offer} />
      {isOnSide && !stored && (
        <SegmentedControl
          size="xs"
          aria-label={t('constraints.for')}
          data={(['subject', 'lesson'] as const).map((value) => ({
            value,
            label: t(`constraints.ofSide.${value}`),
          }))}
          value={owners.type}
          onChange={(value) => {
            if (row.kind === null) return;
            const type = value === 'lesson' ? 'lesson' : 'subject';
            const { other: _, ...values } = row.values;
            setEntered({ owners: { type, ids: [] }, row: { ...row, values: { ...values, other: null } } });
          }}
        />
      )}
      <RuleLine
        row={row}
        owners={owners}
        label={t('constraints.constraint')}
        answer={isTouched ? answer : { ...answer, errors: [], warnings: [] }}
        onChange={(next) => change({ owners, row: next })}
        isKindFixed
        isNew={stored === null && !isComplete}
        {...(!isOnSet && {
          whose: (
            <OwnerField
              owners={owners}
              canBeForAll={!isOnSide && (!stored || owners.scope !== undefined)}
              isSingle={stored !== null && owners.scope === undefined}
              onChange={changeOwners}
            />
          ),
        })}
      />
      {!stored && present > 0 && added.length > 0 && (
        <p className={classes.note}>{t('rules.many.skipped', { count: present, added: added.length })}</p>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        {onBack && (
          <Button
            variant="subtle"
            className={classes.back}
            leftSection={<IconChevronLeft size={15} aria-hidden className="mirrored" />}
            onClick={onBack}
          >
            {t('constraints.otherKind')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('rules.cancel')}
        </Button>
        <Button type="submit" disabled={!canSave}>
          {stored
            ? t('rules.save')
            : added.length > 1
              ? t('constraints.addMany', { count: added.length })
              : t('rules.add')}
        </Button>
      </Group>
    </form>
  );
}

const duplicateInDraft = ({ constraints }: Draft, owners: RuleOwners, row: RuleRow) =>
  duplicateOf(knownRules(constraints), owners, row);

/** A rule that differs from a present one in its values is added with a warning. */
function similarOnly(draft: Draft, owners: RuleOwners, row: RuleRow) {
  const isOfPeople = owners.type === 'teacher' || owners.type === 'group';
  return isOfPeople ? 'none' : duplicateInDraft(draft, owners, row) === 'similar' ? 'similar' : 'none';
}

function addedText(t: TFunction, { kind }: RuleRow, { type }: RuleOwners, count: number): string {
  if (kind === 'consecutive' || kind === 'splitAround' || kind === 'notConsecutive')
    return t(`constraints.added.${kind}`);
  if (count > 1 && type !== 'lesson') return t(`rules.many.addedTo.${type}`);
  return t(type === 'teacher' ? 'rules.added.teacher' : 'rules.added.group');
}
