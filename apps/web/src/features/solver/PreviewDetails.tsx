import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft, Solution } from '@bellgrid/model';
import { MAX_VERSION_LABEL } from '@bellgrid/protocol';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgedOf, useJudgedDraft, useJudgedTimetable } from '../../document/pre-check/judged-timetable.ts';
import { comparedNumbers } from './compare-numbers.ts';
import { ImprovementSlider } from './ImprovementSlider.tsx';
import classes from './PreviewDetails.module.css';
import { type ShownSchedule, useHasOwnEdits } from './shown-schedule.ts';
import { TakeParts } from './TakeParts.tsx';
import { keepOwnSchedule, takePart, takeResult, takeWithSnapshot } from './take-result.ts';
import { useComparison } from './use-comparison.ts';

/** A result beside the draft's own schedule: the numbers of both, what moves, and what becomes of them. */
export function PreviewDetails({ draft, shown }: { draft: Draft; shown: ShownSchedule }) {
  const { t } = useTranslation();
  const { result, own } = useComparison(draft, shown);
  const judged = useJudgedTimetable(shown.draft);
  const judgedOwn = useJudgedDraft(draft);
  const counted = { ...result, quality: result.quality ?? judged?.quality ?? null };
  return (
    <>
      <ImprovementSlider />
      <table className={classes.numbers}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('solver.preview.new')}</th>
            <th scope="col">{t('solver.preview.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {comparedNumbers(counted, own).map(({ name, result: ofResult, own: ofOwn }) => (
            <Row key={name} label={t(`solver.preview.row.${name}`)} result={ofResult} own={ofOwn} />
          ))}
          <Row isPenalty label={t('solver.preview.row.penalty')} result={result.cost} own={own.cost} />
          {judged && judgedOwn && <CostRows result={judged} own={judgedOwn.judged} />}
        </tbody>
      </table>
      <TakeParts draft={draft} shown={shown} own={judgedOf(judgedOwn, draft)}>
        {(solution, count, onTaken) => (
          <TakeForm solution={solution} whole={shown.solution} count={count} onTaken={onTaken} />
        )}
      </TakeParts>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly result: number | null;
  readonly own: number | null;
  readonly isPenalty?: boolean;
}

function Row({ label, result, own, isPenalty }: RowProps) {
  const { i18n } = useTranslation();
  const inDigits = (value: number | null) => (value === null ? '–' : value.toLocaleString(i18n.language));
  return (
    <tr className={isPenalty ? classes.penalty : undefined}>
      <th scope="row">{label}</th>
      <td data-better={isLess(result, own)} data-worse={isLess(own, result)}>
        {inDigits(result)}
      </td>
      <td>{inDigits(own)}</td>
    </tr>
  );
}

const isLess = (a: number | null, b: number | null) => (a !== null && b !== null && a < b) || undefined;

/** The penalty of both, by kind of constraint. */
function CostRows({ result, own }: { result: JudgedTimetable; own: JudgedTimetable }) {
  const { t } = useTranslation();
  const costs = (judged: JudgedTimetable) => new Map(judged.unmet.map(({ kind, cost }) => [kind, cost]));
  const [ofResult, ofOwn] = [costs(result), costs(own)];
  return [...new Set([...ofResult.keys(), ...ofOwn.keys()])].map((kind) => (
    <Row
      key={kind}
      isPenalty
      label={t('results.ofKind', { kind: t(`exports.kinds.${kind}` as 'exports.kinds.unknown') })}
      result={ofResult.get(kind) ?? 0}
      own={ofOwn.get(kind) ?? 0}
    />
  ));
}

interface TakeFormProps {
  /** Null where the chosen part may not be taken. */
  readonly solution: Solution | null;
  /** The whole result, of which `solution` may be a part. */
  readonly whole: Solution;
  /** The number of chosen classes or teachers; 0 for all. */
  readonly count: number;
  /** Called when a part was taken. */
  readonly onTaken: () => void;
}

/** Takes the result; where the draft was changed since the run began, with the choice to keep it as a snapshot. */
function TakeForm({ solution, whole, count, onTaken }: TakeFormProps) {
  const { t } = useTranslation();
  const isNewer = useHasOwnEdits();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const label = name.trim();
  const takeSolution = async (chosen: Solution) => {
    if (count === 0) return takeResult(chosen);
    onTaken();
    await takePart(chosen, whole);
  };
  const take = () => {
    if (solution) void takeSolution(solution);
  };
  if (!isNewer) {
    return (
      <div className={classes.choices}>
        <Button onClick={take} disabled={solution === null}>
          {count === 0 ? t('solver.preview.take') : t('results.parts.take', { count })}
        </Button>
        <Button variant="default" onClick={keepOwnSchedule}>
          {t('solver.preview.keep')}
        </Button>
      </div>
    );
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
