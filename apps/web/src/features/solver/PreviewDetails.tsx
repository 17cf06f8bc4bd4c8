import type { Draft, Id, Solution } from '@bellgrid/model';
import { MAX_VERSION_LABEL } from '@bellgrid/protocol';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSolver } from '../../document/run/use-solver.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { comparedNumbers } from './compare-numbers.ts';
import classes from './PreviewDetails.module.css';
import { useIsNewerThanRun } from './run/run-draft.ts';
import type { ShownSchedule } from './shown-schedule.ts';
import { keepOwnSchedule, takeResult, takeWithSnapshot } from './take-result.ts';
import { useComparison } from './use-comparison.ts';

/** A result beside the draft's own schedule: the numbers of both, what moves, and what becomes of them. */
export function PreviewDetails({ draft, shown }: { draft: Draft; shown: ShownSchedule }) {
  const { t } = useTranslation();
  const { result, own } = useComparison(draft, shown);
  const { byClass } = shown.changes;
  return (
    <>
      <table className={classes.numbers}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('solver.preview.new')}</th>
            <th scope="col">{t('solver.preview.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {comparedNumbers(result, own).map(({ name, result: ofResult, own: ofOwn }) => (
            <tr key={name}>
              <th scope="row">{t(`solver.preview.row.${name}`)}</th>
              <td data-better={isLess(ofResult, ofOwn)} data-worse={isLess(ofOwn, ofResult)}>
                {ofResult ?? '–'}
              </td>
              <td>{ofOwn ?? '–'}</td>
            </tr>
          ))}
          <tr className={classes.penalty}>
            <th scope="row">{t('solver.preview.row.penalty')}</th>
            <td>{result.cost ?? '–'}</td>
            <td>{own.cost ?? '–'}</td>
          </tr>
        </tbody>
      </table>
      {byClass.size > 0 && (
        <section className={classes.moves}>
          <h3>{t('solver.preview.byClass')}</h3>
          <ul>
            {named(draft.groups, byClass).map(({ id, name, count }) => (
              <li key={id}>
                <bdi>{name}</bdi> {count}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TakeForm solution={shown.solution} />
    </>
  );
}

const isLess = (a: number | null, b: number | null) => (a !== null && b !== null && a < b) || undefined;

function named(records: Readonly<Record<Id, { readonly name: string }>>, counts: ReadonlyMap<Id, number>) {
  return [...counts]
    .map(([id, count]) => ({ id, count, name: records[id]?.name ?? '' }))
    .sort((a, b) => compareForReader(a.name, b.name));
}

/** Takes the result; where the draft was changed since the run began, with the choice to keep it as a snapshot. */
function TakeForm({ solution }: { solution: Solution }) {
  const { t } = useTranslation();
  const isNewer = useIsNewerThanRun(useSolver());
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const label = name.trim();
  if (!isNewer) {
    return (
      <div className={classes.choices}>
        <Button onClick={() => void takeResult(solution)}>{t('solver.preview.take')}</Button>
        <Button variant="default" onClick={keepOwnSchedule}>
          {t('solver.preview.keep')}
        </Button>
      </div>
    );
  }
  const createSnapshot = async () => {
    if (label === '' || busy) return;
    setBusy(true);
    await takeWithSnapshot(solution, label);
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
        <Button type="submit" disabled={label === ''} loading={busy}>
          {t('solver.overwrite.snapshot')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void takeResult(solution)}>
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
