import { type Draft, type Id, isSame, type PersonAnswers, unanswered } from '@bellgrid/model';
import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { AlikePeople } from '../../ui/fields/AlikePeople.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import classes from './EntryReview.module.css';
import {
  type EntryChoices,
  type EntryPlan,
  type Losses,
  type NewKind,
  type NewNames,
  newKinds,
} from './entry-plan.ts';

/** Cells that need a decision before they are entered, or are shown before. */
export interface EntryQuestion {
  readonly kind: 'enter';
  /** Names that the entry would add to a draft, of which each can be left out. */
  readonly names: (draft: Draft) => NewNames;
  /** Texts for which there is no cell. */
  readonly placeless: readonly string[];
  readonly planFor: (draft: Draft, choices: EntryChoices) => EntryPlan;
  /** Asks about the block with rows and columns swapped, where it may be meant so. */
  readonly turned: (() => void) | null;
}

interface EntryReviewProps {
  readonly question: EntryQuestion;
  /** The words of the way back: to the text that was pasted, or to the matrix. */
  readonly cancel: string;
  readonly onClose: () => void;
  readonly onEnter: (plan: EntryPlan) => void;
}

/** The cells of an entry as they would become, and the names that it would add. */
export function EntryReview({ question, cancel, onClose, onEnter }: EntryReviewProps) {
  const { t } = useTranslation();
  useFocusReturn();
  return (
    <Modal opened onClose={onClose} title={t('curriculum.review.title')} size={920}>
      <Review {...{ question, cancel, onClose, onEnter }} />
    </Modal>
  );
}

const keyOf = (kind: NewKind, name: string) => `${kind} ${name}`;

function Review({ question, cancel, onClose, onEnter }: EntryReviewProps) {
  const { t } = useTranslation();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const draft = useDraft((whole) => whole);
  /** The draft whose outcome was there to be read. */
  const [read, setRead] = useState(draft);
  const { placeless, planFor, turned } = question;
  const names = useMemo(() => question.names(draft), [question, draft]);
  const [persons, setPersons] = useState<PersonAnswers>({});
  const choices = useMemo<EntryChoices>(
    () => ({ isLeftOut: (kind, name) => leftOut.has(keyOf(kind, name)), persons }),
    [leftOut, persons],
  );
  const plan = useMemo(() => planFor(draft, choices), [planFor, draft, choices]);
  const open = unanswered(plan.alike, persons).length;
  const enter = () => {
    if (draft === read || isSame(outcomeOf(planFor(read, choices)), outcomeOf(plan))) return onEnter(plan);
    toast.warning(t('tableImport.changedMeanwhile'));
    setRead(draft);
  };
  const { count, newClasses, cells } = plan;
  const leave = (kind: NewKind, some: readonly string[], isLeft: boolean) => {
    const next = new Set(leftOut);
    for (const name of some) {
      if (isLeft) next.add(keyOf(kind, name));
      else next.delete(keyOf(kind, name));
    }
    setLeftOut(next);
  };
  return (
    <>
      {newKinds.map((kind) =>
        names[kind].length === 0 ? null : (
          <NewNamesField
            key={kind}
            kind={kind}
            names={names[kind]}
            isLeft={(name) => leftOut.has(keyOf(kind, name))}
            onLeave={(some, isLeft) => leave(kind, some, isLeft)}
          />
        ),
      )}
      <div className={classes.alike}>
        <AlikePeople names={plan.alike} answers={persons} onAnswer={setPersons} />
      </div>
      <EntryPreview cells={cells} />
      {placeless.length === 0 ? null : (
        <p className={classes.warning}>
          {t('curriculum.review.placeless', { count: placeless.length })}{' '}
          <bdi className={classes.texts}>{placeless.join(' · ')}</bdi>
        </p>
      )}
      <LossWarnings {...plan.losses} />
      <Group className={classes.actions} justify="flex-end" gap="xs">
        {turned === null ? null : (
          <Button variant="subtle" me="auto" onClick={turned}>
            {t('curriculum.turn')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        {open === 0 ? null : (
          <p className={classes.open} role="status">
            {t('tableImport.alike.open', { count: open })}
          </p>
        )}
        <Button data-autofocus disabled={count + newClasses === 0 || open > 0} onClick={enter}>
          {count === 0 && newClasses > 0
            ? t('curriculum.review.confirmClasses', { count: newClasses })
            : t('curriculum.review.confirm', { count })}
        </Button>
      </Group>
    </>
  );
}

/** The part of a plan that the review shows. */
const outcomeOf = ({ count, newClasses, losses, cells, alike }: EntryPlan) => ({
  ...{ count, newClasses, losses, alike },
  cells: cells.map(({ edit, ...shown }) => ({ ...shown, row: edit.row.name, text: edit.text })),
});

interface NewNamesFieldProps {
  readonly kind: NewKind;
  readonly names: readonly string[];
  readonly isLeft: (name: string) => boolean;
  readonly onLeave: (names: readonly string[], isLeft: boolean) => void;
}

/** The names of one kind that would be added: all of them, in a list that scrolls, each to be taken or left. */
function NewNamesField({ kind, names, isLeft, onLeave }: NewNamesFieldProps) {
  const { t } = useTranslation();
  const taken = names.filter((name) => !isLeft(name)).length;
  const label = t(`curriculum.review.${kind}`, { count: names.length });
  return (
    <fieldset className={classes.names}>
      <legend>
        <Checkbox
          label={label}
          checked={taken === names.length}
          indeterminate={taken > 0 && taken < names.length}
          onChange={(event) => onLeave(names, !event.currentTarget.checked)}
        />
      </legend>
      <ul aria-label={label}>
        {names.map((name) => (
          <li key={name}>
            <Checkbox
              size="sm"
              label={name}
              checked={!isLeft(name)}
              onChange={(event) => onLeave([name], !event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function LossWarnings({ unplaced, deleted, constraints }: Losses) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const nameOf = (id: Id) => {
    const lesson = draft.lessons[id];
    return [lesson?.name, ...(lesson?.groups ?? []).map((group) => draft.groups[group]?.name)].join(' · ');
  };
  const namesOf = (ids: readonly Id[]) => {
    const counts = new Map<string, number>();
    for (const name of ids.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts]
      .map(([name, count]) => (count === 1 ? name : t('curriculum.namedTimes', { name, count })))
      .join(', ');
  };
  return (
    <>
      {(['unplaced', 'deleted'] as const).map((kind) => {
        const ids = { unplaced, deleted }[kind];
        return ids.length === 0 ? null : (
          <p key={kind} className={classes.warning}>
            {t(`curriculum.review.${kind}`, { count: ids.length })}{' '}
            <span className={classes.texts}>{namesOf(ids)}</span>
          </p>
        );
      })}
      {constraints === 0 ? null : (
        <p className={classes.warning}>{t('structure.loss.constraints', { count: constraints })}</p>
      )}
    </>
  );
}
