import type { Draft, Solution } from '@bellgrid/model';
import { MAX_VERSION_LABEL } from '@bellgrid/protocol';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgedOf, useJudgedDraft, useJudgedTimetable } from '../../document/pre-check/judged-timetable.ts';
import { ImprovementSlider } from './ImprovementSlider.tsx';
import { NumbersTable } from './NumbersTable.tsx';
import classes from './PreviewDetails.module.css';
import { besideOwn, type ComparedSchedule } from './run/compare-numbers.ts';
import { lendSimilar } from './run/lent-scope.ts';
import { startRun } from './run/start-run.ts';
import { type ShownSchedule, useHasOwnEdits, usePreview } from './shown-schedule.ts';
import { afterAskingToTake } from './TakeDialog.tsx';
import { hasParts, TakeParts } from './TakeParts.tsx';
import { endPreview, keepOwnSchedule, takePart, takeResult, takeWithSnapshot } from './take-result.ts';
import { useComparison } from './use-comparison.ts';
import { previewWords } from './verdict-words.ts';

/** A result beside the draft's own schedule: the numbers of both, what moves, and what becomes of them. */
export function PreviewDetails({ draft, shown }: { draft: Draft; shown: ShownSchedule }) {
  const { t } = useTranslation();
  const { result, own } = useComparison(draft, shown);
  const judged = useJudgedTimetable(shown.draft);
  const judgedOwn = useJudgedDraft(draft);
  // The count of a run of before is not always that of today, with which the draft's own is counted.
  const counted = { ...result, quality: judged?.quality ?? result.quality };
  const isNewer = useHasOwnEdits();
  return (
    <>
      <p className={classes.lead}>{previewWords(besideOwn(result, own), shown.changes, t).body}</p>
      {isNewer && <p className={classes.lead}>{t('solver.earlier.counted')}</p>}
      <ImprovementSlider />
      <NumbersTable
        of={{ numbers: counted, judged }}
        beside={{ numbers: own, judged: judgedOwn?.judged ?? null }}
        titles={{ of: t('solver.preview.new'), beside: t('solver.preview.yours') }}
        columns={['of', 'beside']}
      />
      <ManyMoves draft={draft} shown={shown} own={own} />
      <TakeParts draft={draft} shown={shown} own={judgedOf(judgedOwn, draft)}>
        {(solution, count, onTaken) => (
          <TakeForm solution={solution} shown={shown} count={count} onTaken={onTaken} />
        )}
      </TakeParts>
    </>
  );
}

/** A share of the lessons that have a place and may move. */
const MANY = 0.3;

interface ManyMovesProps {
  readonly draft: Draft;
  readonly shown: ShownSchedule;
  /** The numbers of the draft's own schedule. */
  readonly own: ComparedSchedule;
}

/**
 * The way to a schedule that is more like the draft's own, where a run has moved many of its lessons. One that
 * needed no change would only stay as it is.
 */
function ManyMoves({ draft, shown, own }: ManyMovesProps) {
  const { t } = useTranslation();
  const isOffered = usePreview(({ offered }) => offered !== null);
  const movable = Object.values(draft.lessons).filter(({ timeSlot, locked }) => timeSlot && !locked).length;
  const moved = shown.changes.moved.length;
  const asksForChange = own.unplaced > 0 || (own.clashes ?? 0) > 0;
  if (isOffered || draft.config.similarSchedule || !asksForChange || moved <= movable * MANY) return null;
  return (
    <section className={classes.similar}>
      <p>{t('solver.preview.manyMove', { count: moved, of: movable })}</p>
      <Button
        variant="default"
        onClick={() =>
          startRun({ jobType: 'solve' }, () => {
            endPreview();
            return lendSimilar(true);
          })
        }
      >
        {t('solver.preview.similar')}
      </Button>
    </section>
  );
}

interface TakeFormProps {
  /** Null where the chosen part may not be taken. */
  readonly solution: Solution | null;
  /** The whole result, of which the solution may be a part. */
  readonly shown: ShownSchedule;
  /** The number of chosen classes or teachers; 0 for all. */
  readonly count: number;
  /** Called when a part was taken. */
  readonly onTaken: () => void;
}

/** Takes the result; where the draft was changed since the run began, with the choice to keep it as a snapshot. */
function TakeForm({ solution, shown, count, onTaken }: TakeFormProps) {
  const { t } = useTranslation();
  const isNewer = useHasOwnEdits();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const label = name.trim();
  const takeSolution = async (chosen: Solution) => {
    if (count === 0) return takeResult(chosen);
    onTaken();
    await takePart(chosen, shown.solution);
  };
  const take = () => {
    if (!solution) return;
    if (count > 0) void takeSolution(solution);
    else afterAskingToTake(shown.changes, () => void takeSolution(solution));
  };
  if (!isNewer) {
    // The line above the schedule has the buttons for the whole of it.
    return hasParts(shown) ? (
      <div className={classes.choices}>
        <Button onClick={take} disabled={count === 0 || solution === null}>
          {count === 0 ? t('results.parts.takeChosen') : t('results.parts.take', { count })}
        </Button>
      </div>
    ) : null;
  }
  const createSnapshot = async () => {
    if (label === '' || busy || solution === null) return;
    setBusy(true);
    await takeWithSnapshot(label, () => takeSolution(solution));
    setBusy(false);
  };
  return (
    <form
      className={classes.newer}
      onSubmit={(event) => {
        event.preventDefault();
        void createSnapshot();
      }}
    >
      <h3>{t('solver.overwrite.title')}</h3>
      <p>{t('solver.overwrite.body')}</p>
      <TextInput
        label={t('solver.overwrite.snapshotName')}
        description={t('solver.overwrite.snapshotHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={MAX_VERSION_LABEL}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        id={SNAPSHOT_FIELD}
      />
      <div className={classes.choices}>
        <Button type="submit" disabled={label === '' || solution === null} loading={busy}>
          {t('solver.overwrite.snapshot')}
        </Button>
        <Button variant="default" disabled={busy || solution === null} onClick={take}>
          {t('solver.overwrite.confirm')}
        </Button>
        <Button variant="default" onClick={keepOwnSchedule}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The id of the field that the preview leads to where the draft is newer. */
export const SNAPSHOT_FIELD = 'snapshot-name';
