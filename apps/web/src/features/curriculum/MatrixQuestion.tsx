import {
  commands,
  consequencesOfCommand,
  createId,
  createLessonChanges,
  type Draft,
  type Id,
  type MatrixEdit,
  type MatrixPlan,
  matrixArgs,
  type planEmptying,
  type RefusedEdit,
} from '@bellgrid/model';
import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lossesOf } from '../../document/draft/losses.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { faultText } from './fault-text.ts';
import classes from './MatrixQuestion.module.css';

type Emptying = ReturnType<typeof planEmptying>;

interface EntryQuestion {
  readonly kind: 'enter';
  readonly edits: readonly MatrixEdit[];
  readonly teachers: readonly string[];
  readonly unknownClasses: readonly string[];
  readonly outcome: Outcome;
  /** The outcome if the new teachers are not added. */
  readonly outcomeWithoutThem: Outcome;
}

interface Outcome {
  readonly count: number;
  readonly refused: readonly RefusedEdit[];
  /** Lessons that lose their place or go, with their rules. */
  readonly losses: Losses;
}

/** The deletion of subjects by emptied cells, or edits that need a decision before they are made. */
export type Question = EntryQuestion | ({ readonly kind: 'empty' } & Emptying);

interface Losses {
  readonly unplaced: readonly Id[];
  /** Lessons that are deleted with their place, lock or rules. */
  readonly deleted: readonly Id[];
  readonly constraints: number;
}

/**
 * The question that edits raise; null if they add nothing unknown, lose nothing and none is refused.
 * @param planWithoutTeachers the plan that adds no teachers; null if they are not to be asked about.
 */
export function questionOf(
  draft: Draft,
  edits: readonly MatrixEdit[],
  plan: MatrixPlan,
  unknownClasses: readonly string[],
  planWithoutTeachers: MatrixPlan | null,
): EntryQuestion | null {
  const outcome = outcomeOf(draft, plan);
  const { losses, refused } = outcome;
  const teachers = planWithoutTeachers ? plan.teachers.map(({ name }) => name) : [];
  const isLossless = losses.unplaced.length + losses.deleted.length + losses.constraints === 0;
  if (isLossless && teachers.length + refused.length + unknownClasses.length === 0) return null;
  return {
    kind: 'enter',
    edits,
    teachers,
    unknownClasses,
    outcome,
    outcomeWithoutThem: planWithoutTeachers ? outcomeOf(draft, planWithoutTeachers) : outcome,
  };
}

function outcomeOf(draft: Draft, plan: MatrixPlan): Outcome {
  return { count: plan.count, refused: plan.refused, losses: lossesOfPlan(draft, plan) };
}

function lossesOfPlan(draft: Draft, plan: MatrixPlan): Losses {
  if (isHarmless(draft, plan)) return { unplaced: [], deleted: [], constraints: 0 };
  const found = consequencesOfCommand(
    draft,
    commands.setMatrix,
    matrixArgs({ ...plan, added: [] }, createId),
  );
  return {
    unplaced: found.unplaced,
    deleted: found.deleted.lessons.filter((id) => draft.lessons[id]?.timeSlot || draft.lessons[id]?.locked),
    constraints: found.deleted.constraints.length,
  };
}

/** True for a plan that changes the numbers of lessons alone, of which none has a place, a lock or rules to lose. */
function isHarmless(draft: Draft, { changed, lessons }: MatrixPlan): boolean {
  if (changed.length > 0) return false;
  const changesOf = createLessonChanges(draft);
  return lessons.every(({ id, lessons: wanted }) => {
    const subject = draft.subjects[id];
    if (!subject) return true;
    const { unplaced, locked, ruled } = changesOf(subject, wanted);
    return unplaced.length + locked.length + ruled.length === 0;
  });
}

interface MatrixQuestionProps {
  readonly question: Question | null;
  readonly onClose: () => void;
  readonly onEnter: (edits: readonly MatrixEdit[], addsTeachers: boolean) => void;
  readonly onEmpty: (plan: Emptying) => void;
}

/** Asks before cells are emptied, and before a block is entered that has unknown names or takes something away. */
export function MatrixQuestion({ question, onClose, onEnter, onEmpty }: MatrixQuestionProps) {
  const { t } = useTranslation();
  return (
    <>
      <DangerDialog
        opened={question?.kind === 'empty'}
        onClose={onClose}
        confirm={t('lists.deletion.confirm')}
        onConfirm={() => question?.kind === 'empty' && onEmpty(question)}
      >
        {question?.kind === 'empty' ? <EmptyingText {...question} /> : null}
      </DangerDialog>
      <Modal
        opened={question?.kind === 'enter'}
        onClose={onClose}
        title={t('curriculum.review.title')}
        size={560}
      >
        {question?.kind === 'enter' ? (
          <Review question={question} onClose={onClose} onEnter={onEnter} />
        ) : null}
      </Modal>
    </>
  );
}

function EmptyingText({ deleted, changed }: Emptying) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const nameOf = (id: Id) => {
    const subject = draft.subjects[id];
    return [subject?.name, ...(subject?.groups ?? []).map((group) => draft.groups[group]?.name)].join(' · ');
  };
  const found =
    deleted.length === 0 ? null : consequencesOfCommand(draft, commands.deleteSubject, { ids: [...deleted] });
  return (
    <>
      {deleted.length === 0 ? null : (
        <p>
          {t('curriculum.emptying', {
            count: deleted.length,
            names: shortList(deleted.map(nameOf)),
            interpolation: { escapeValue: false },
          })}
        </p>
      )}
      {changed.length === 0 ? null : (
        <p>
          {t('curriculum.leaving', {
            names: shortList(changed.map(({ id }) => nameOf(id))),
            interpolation: { escapeValue: false },
          })}
        </p>
      )}
      {found === null ? null : (
        <ul className={classes.list}>
          {lossesOf(found)
            .filter(({ kind }) => kind !== 'subjects')
            .map(({ kind, count }) => (
              <li key={kind}>{t(`structure.loss.${kind}`, { count })}</li>
            ))}
        </ul>
      )}
    </>
  );
}

const MOST_NAMES = 5;

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} +${names.length - MOST_NAMES}` : shown;
}

interface ReviewProps {
  readonly question: EntryQuestion;
  readonly onClose: () => void;
  readonly onEnter: (edits: readonly MatrixEdit[], addsTeachers: boolean) => void;
}

const MOST_REFUSED = 50;

function Review({ question, onClose, onEnter }: ReviewProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [addsTeachers, setAddsTeachers] = useState(true);
  const { edits, teachers, unknownClasses, outcome, outcomeWithoutThem } = question;
  const { count, refused, losses } = addsTeachers ? outcome : outcomeWithoutThem;
  const lessonNames = (ids: readonly Id[]) =>
    shortList(
      ids.map((id) => {
        const lesson = draft.lessons[id];
        return [lesson?.name, ...(lesson?.groups ?? []).map((group) => draft.groups[group]?.name)].join(
          ' · ',
        );
      }),
    );
  const plain = { interpolation: { escapeValue: false } };
  return (
    <>
      <p>{t('curriculum.review.changes', { count })}</p>
      {teachers.length === 0 ? null : (
        <Checkbox
          label={t('curriculum.review.teachers', {
            count: teachers.length,
            names: shortList(teachers),
            ...plain,
          })}
          checked={addsTeachers}
          onChange={(event) => setAddsTeachers(event.currentTarget.checked)}
        />
      )}
      {losses.unplaced.length === 0 ? null : (
        <p className={classes.warning}>
          {t('curriculum.review.unplaced', {
            count: losses.unplaced.length,
            names: lessonNames(losses.unplaced),
            ...plain,
          })}
        </p>
      )}
      {losses.deleted.length === 0 ? null : (
        <p className={classes.warning}>
          {t('curriculum.review.deleted', {
            count: losses.deleted.length,
            names: lessonNames(losses.deleted),
            ...plain,
          })}
        </p>
      )}
      {losses.constraints === 0 ? null : (
        <p className={classes.warning}>{t('structure.loss.constraints', { count: losses.constraints })}</p>
      )}
      {unknownClasses.length === 0 ? null : (
        <p className={classes.warning}>
          {t('curriculum.review.unknownClasses', {
            count: unknownClasses.length,
            names: shortList(unknownClasses),
            ...plain,
          })}
        </p>
      )}
      {refused.length === 0 ? null : (
        <>
          <p>{t('curriculum.review.refused', { count: refused.length })}</p>
          <ul className={classes.list}>
            {refused.slice(0, MOST_REFUSED).map((each) => (
              <li key={`${each.edit.row.key} ${each.edit.group}`}>
                <b>
                  {each.edit.row.name} · {draft.groups[each.edit.group]?.name} · {each.edit.text}
                </b>
                <br />
                {faultText(t, draft, each, 'teacher-left-out')}
              </li>
            ))}
          </ul>
        </>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button data-autofocus disabled={count === 0} onClick={() => onEnter(edits, addsTeachers)}>
          {t('curriculum.review.confirm', { count })}
        </Button>
      </Group>
    </>
  );
}
