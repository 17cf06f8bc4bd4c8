import { type AnyKind, kinds } from '@bellgrid/constraints';
import {
  type CellRef,
  type FormAnswer,
  type FormIssue,
  fitUnits,
  needsMinutes,
  structuresOfForm,
} from '@bellgrid/model';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconSwitchHorizontal, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { FormMessages } from '../../ui/fields/FormMessages.tsx';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import { CellsField } from './CellsField.tsx';
import { KindPicker } from './KindPicker.tsx';
import { NO_ITEMS } from './named-in-search.ts';
import { withNamed } from './named-values.ts';
import { ownerText } from './owner-text.ts';
import { RuleField } from './RuleField.tsx';
import classes from './RuleLine.module.css';
import { type RuleOwners, type RuleRow, recordOf, withKind } from './rule-row.ts';
import { fieldsBeside, ruleSentence, type SentencePart } from './rule-sentence.ts';

interface RuleLineProps {
  readonly row: RuleRow;
  readonly owners: RuleOwners;
  /** Names the line and its buttons. */
  readonly label: string;
  readonly answer: FormAnswer<FormIssue> | undefined;
  readonly onChange: (row: RuleRow) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string;
  /** The field for whom the rule is, in place of their names. */
  readonly whose?: ReactNode;
  /** The kind was chosen before. */
  readonly isKindFixed?: boolean;
  /** The rule is being entered: until the line is left, it is not told what is still to be chosen. */
  readonly isNew?: boolean;
}

/** One rule as a form: its sentence with fields in it, its weight, and what is wrong with it. */
export function RuleLine(props: RuleLineProps) {
  const { row, owners, label, answer, onChange, onRemove, removeLabel, whose, isKindFixed = false } = props;
  const [isBegun] = useState(props.isNew ?? row.kind === null);
  const { isLeft, ...leaving } = useLeaving(row.kind !== null);
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [isPicking, setPicking] = useState(false);
  const sentence = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const [messages, setMessages] = useState<HTMLElement | null>(null);
  const rule = recordOf(row);
  // Choosing the kind leads on to the first field of its sentence.
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    sentence.current?.querySelector<HTMLElement>('input, button')?.focus();
  });
  const isMinutesOnly =
    rule !== undefined &&
    Object.values(rule.fields).some(({ type }) => type === 'units') &&
    needsMinutes(draft, rule, { ownerType: owners.type, bases: owners.ids, values: row.values });
  return (
    <div className={classes.line} data-off={row.weight === 0 || undefined} {...leaving}>
      {row.kind === null || isPicking ? (
        <KindPicker
          owners={owners}
          value={row.kind}
          autoFocus={row.kind === null}
          onDropdownClose={() => setPicking(false)}
          onChange={(kind, named) => {
            isChosen.current = true;
            setPicking(false);
            const next = withKind(draft, owners, row, kind);
            const record = recordOf(next);
            const form = { ownerType: owners.type, bases: owners.ids, values: next.values };
            // The search has the names of the items that the rule is for.
            const parts = { ...named, items: NO_ITEMS };
            onChange(
              record ? { ...next, values: withNamed(i18n, draft, record, { ...form, named: parts }) } : next,
            );
          }}
        />
      ) : (
        <div ref={sentence} className={classes.sentence} data-sentence>
          <Sentence {...{ row, owners, messages, whose }} kind={kinds[row.kind]} onChange={onChange} />
        </div>
      )}
      <div className={classes.end}>
        {row.kind !== null && (
          <WeightField
            category={kinds[row.kind].category}
            weight={row.weight}
            onChange={(weight) => onChange({ ...row, weight })}
            label={label}
          />
        )}
        {row.kind !== null && !isKindFixed && (
          <Tooltip label={t('rules.changeType')}>
            <ActionIcon
              aria-label={t('rules.changeTypeOf', { rule: label })}
              onClick={() => setPicking(true)}
            >
              <IconSwitchHorizontal size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {onRemove && (
          <Tooltip label={removeLabel}>
            <ActionIcon aria-label={removeLabel} onClick={onRemove}>
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <div className={classes.messages} ref={setMessages}>
        {answer && (
          <FormMessages
            answer={isBegun && !isLeft ? withoutMissing(answer) : answer}
            notes={isMinutesOnly && owners.type === 'teacher' ? [t('rules.minutesOnly')] : []}
          />
        )}
      </div>
    </div>
  );
}

/** True of faults that are choices not made yet. */
const isMissing = (issue: FormIssue): boolean => issue.startsWith('no-') || issue === 'two-lessons';

const withoutMissing = (answer: FormAnswer<FormIssue>): FormAnswer<FormIssue> => ({
  ...answer,
  errors: answer.errors.filter((issue) => !isMissing(issue)),
});

/** Tells when the focus has left an element and the lists that belong to it, which lie elsewhere in the document. */
function useLeaving(counts: boolean) {
  const [isLeft, setLeft] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    isLeft,
    // The focus is nowhere between two fields; the events of lists arrive here as those of the element's own fields.
    onBlur: () => {
      clearTimeout(waiting.current);
      if (counts) waiting.current = setTimeout(() => setLeft(true));
    },
    onFocus: () => clearTimeout(waiting.current),
  };
}

interface SentenceProps extends Pick<RuleLineProps, 'row' | 'owners' | 'onChange' | 'whose'> {
  readonly kind: AnyKind;
  readonly messages: HTMLElement | null;
}

/** The parts of a sentence with neighbouring texts as one: a line breaks between words, and in any direction they stay in order. */
function withoutSeams(parts: readonly SentencePart[]): SentencePart[] {
  const joined: SentencePart[] = [];
  for (const each of parts) {
    const last = joined.at(-1);
    if (each.part === 'text' && last?.part === 'text')
      joined[joined.length - 1] = { part: 'text', text: last.text + each.text };
    else joined.push(each);
  }
  return joined;
}

/** The sentence of a rule with its fields in it; those that the sentence does not show come after it. */
function Sentence({ row, owners, kind, onChange, messages, whose }: SentenceProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [isCellsOpen, setCellsOpen] = useState(false);
  const rule = kind.record;
  if (!rule) return null;
  const form = { ownerType: owners.type, bases: owners.ids, values: row.values };
  const parts = ruleSentence(i18n, draft, kind, { ...form, base: owners.ids[0] ?? '' });
  const set = (values: RuleRow['values']) => {
    onChange({ ...row, values: fitUnits(draft, rule, { ...form, values }) });
  };
  const field = (name: string, index: number | null) => (
    <RuleField
      key={`${name} ${index}`}
      {...{ rule, name, index, owners, messages, isCellsOpen }}
      values={row.values}
      onChange={set}
      onOpenCells={() => setCellsOpen(!isCellsOpen)}
    />
  );
  const cells = Object.keys(rule.fields).find((name) => rule.fields[name]?.type === 'cells');
  const { structures } = draft.schoolData;
  const [structure] = structuresOfForm(draft, rule, form).flatMap((id) => structures[id] ?? []);
  const beside = fieldsBeside(kind, parts);
  return (
    <>
      <div className={classes.words}>
        {withoutSeams(parts).map((each, index) => {
          // The parts of a sentence have no order but their own.
          const key = index;
          if (each.part === 'text') {
            const text = each.text.trim();
            return (
              <span
                key={key}
                data-closing={/^[:;,.)]/.test(text) || undefined}
                data-opening={text.endsWith('(') || undefined}
              >
                {text}
              </span>
            );
          }
          if (each.part === 'base')
            return whose === undefined ? (
              <b key={key}>{ownerText(i18n, draft, owners)}</b>
            ) : (
              <span key={key}>{whose}</span>
            );
          return field(each.name, each.index);
        })}
      </div>
      {beside.length > 0 && <div className={classes.beside}>{beside.map((name) => field(name, null))}</div>}
      {cells !== undefined && isCellsOpen && structure && (
        <div className={classes.grid}>
          <CellsField
            label={t('rules.fields.cells')}
            structure={structure}
            value={(row.values[cells] ?? []) as readonly CellRef[]}
            onChange={(value) => set({ ...row.values, [cells]: value })}
          />
        </div>
      )}
    </>
  );
}
