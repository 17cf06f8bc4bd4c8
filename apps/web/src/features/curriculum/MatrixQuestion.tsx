import { commands, consequencesOfCommand, type Id, planEmptying } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lossesOf } from '../../document/draft/losses.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { type EntryQuestion, EntryReview } from './EntryReview.tsx';
import type { EntryPlan } from './entry-plan.ts';
import classes from './MatrixQuestion.module.css';
import type { CellPlace } from './matrix-edits.ts';

/** Cells to be emptied, which deletes subjects, or cells that need a decision before they are entered. */
export type Question = EntryQuestion | { readonly kind: 'empty'; readonly cells: readonly CellPlace[] };

interface MatrixQuestionProps {
  readonly question: Question | null;
  /** The words of the way back from cells that are not entered. */
  readonly cancel: string;
  readonly onClose: () => void;
  readonly onEnter: (plan: EntryPlan) => void;
  readonly onEmpty: (cells: readonly CellPlace[]) => void;
}

/** Asks before cells are emptied, and before cells are entered that have unknown names or take something away. */
export function MatrixQuestion({ question, cancel, onClose, onEnter, onEmpty }: MatrixQuestionProps) {
  const { t } = useTranslation();
  return (
    <>
      <DangerDialog
        opened={question?.kind === 'empty'}
        onClose={onClose}
        confirm={t('lists.deletion.confirm')}
        onConfirm={() => question?.kind === 'empty' && onEmpty(question.cells)}
      >
        {question?.kind === 'empty' ? <EmptyingText cells={question.cells} /> : null}
      </DangerDialog>
      {question?.kind === 'enter' ? (
        <EntryReview question={question} cancel={cancel} onClose={onClose} onEnter={onEnter} />
      ) : null}
    </>
  );
}

function EmptyingText({ cells }: { readonly cells: readonly CellPlace[] }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { deleted, changed } = useMemo(() => planEmptying(draft, cells), [draft, cells]);
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
            .map(({ kind, ids }) => (
              <li key={kind}>{t(`structure.loss.${kind}`, { count: ids.length })}</li>
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
