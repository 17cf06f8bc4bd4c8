import { commands, consequencesOfCommand, type Id, type planEmptying } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { lossesOf } from '../../document/draft/losses.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { type EntryQuestion, EntryReview } from './EntryReview.tsx';
import type { EntryPlan } from './entry-plan.ts';
import classes from './MatrixQuestion.module.css';

type Emptying = ReturnType<typeof planEmptying>;

/** The deletion of subjects by emptied cells, or cells that need a decision before they are entered. */
export type Question = EntryQuestion | ({ readonly kind: 'empty' } & Emptying);

interface MatrixQuestionProps {
  readonly question: Question | null;
  /** The words of the way back from cells that are not entered. */
  readonly cancel: string;
  readonly onClose: () => void;
  readonly onEnter: (plan: EntryPlan) => void;
  readonly onEmpty: (plan: Emptying) => void;
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
        onConfirm={() => question?.kind === 'empty' && onEmpty(question)}
      >
        {question?.kind === 'empty' ? <EmptyingText {...question} /> : null}
      </DangerDialog>
      {question?.kind === 'enter' ? (
        <EntryReview question={question} cancel={cancel} onClose={onClose} onEnter={onEnter} />
      ) : null}
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
