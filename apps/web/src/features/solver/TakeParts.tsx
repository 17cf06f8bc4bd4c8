import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft, Finding, Id, Solution } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgedOf, useJudgedDraft } from '../../document/pre-check/judged-timetable.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import classes from './PreviewDetails.module.css';
import { type ChosenPart, partOfSolution, partsMissing } from './part-of-solution.ts';
import { withSolution } from './run/with-solution.ts';
import type { ShownSchedule } from './shown-schedule.ts';

const NOTHING: ChosenPart = { by: 'groups', ids: new Set() };

interface TakePartsProps {
  readonly draft: Draft;
  readonly shown: ShownSchedule;
  /** The numbers of the draft itself; null until they were counted. */
  readonly own: JudgedTimetable | null;
  /** Takes this solution over; null where it may not be taken. `onTaken` ends the choice. */
  readonly children: (solution: Solution | null, count: number, onTaken: () => void) => React.ReactNode;
}

/** The classes and teachers whose lessons change, to take the result for all of them or for chosen ones. */
export function TakeParts({ draft, shown, own, children }: TakePartsProps) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState(NOTHING);
  const { by, ids } = chosen;
  const { solution, changes } = shown;
  const rows = useMemo(() => {
    const counts = by === 'groups' ? changes.byClass : changes.byTeacher;
    return [...counts]
      .map(([id, count]) => ({ id, count, name: draft[by][id]?.name ?? '' }))
      .sort((a, b) => compareForReader(a.name, b.name));
  }, [draft, changes, by]);
  const part = useMemo(
    () => (chosen.ids.size > 0 ? partOfSolution(draft, solution, chosen) : null),
    [draft, solution, chosen],
  );
  const withPart = part && withSolution(draft, part);
  const judged = judgedOf(useJudgedDraft(withPart), withPart);
  const { isTakeable, isBreaking, reasons, missing } = judgePart(draft, chosen, judged, own);
  const choose = (next: Iterable<Id>) => setChosen({ by, ids: new Set(next) });
  return (
    <>
      {hasParts(shown) && (
        <section className={classes.moves}>
          <h3>{t('results.parts.title')}</h3>
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={t('results.parts.title')}
            value={by}
            onChange={(value) => setChosen({ by: value, ids: new Set() })}
            data={[
              { value: 'groups', label: t('results.parts.classes') },
              { value: 'teachers', label: t('results.parts.teachers') },
            ]}
          />
          <ul className={classes.parts}>
            {rows.map(({ id, name, count }) => (
              <li key={id}>
                <Checkbox
                  size="xs"
                  checked={ids.has(id)}
                  onChange={(event) =>
                    choose(
                      event.currentTarget.checked ? [...ids, id] : [...ids].filter((each) => each !== id),
                    )
                  }
                  label={
                    <>
                      <bdi>{name}</bdi> <small>{t('results.parts.lessons', { count })}</small>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          {isBreaking && (
            <div role="status" className={classes.breaks}>
              <p>{t('results.parts.breaks')}</p>
              <ul>
                {reasons.map((finding, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once, whole.
                  <li key={index}>{messageText(i18n, draft, finding)}</li>
                ))}
              </ul>
              {missing.length > 0 && (
                <Button size="xs" variant="default" onClick={() => choose([...ids, ...missing])}>
                  {t(by === 'groups' ? 'results.parts.alsoClasses' : 'results.parts.alsoTeachers', {
                    count: missing.length,
                  })}
                </Button>
              )}
            </div>
          )}
        </section>
      )}
      {children(part === null ? solution : isTakeable ? part : null, ids.size, () => choose([]))}
    </>
  );
}

/** True where lessons of a class or a teacher change. */
export const hasParts = ({ changes }: ShownSchedule): boolean =>
  changes.byClass.size + changes.byTeacher.size > 0;

/** So many reasons against a part are named. */
const MOST_REASONS = 3;

interface PartVerdict {
  /** It breaks no more hard rules than the draft's own schedule, as far as both were judged. */
  readonly isTakeable: boolean;
  readonly isBreaking: boolean;
  readonly reasons: readonly Finding[];
  /** The classes or teachers with which it might be taken. */
  readonly missing: readonly Id[];
}

/**
 * The verdict on a part of a result.
 * @param judged the draft's schedule with that part; null until it was judged.
 * @param own the draft's own schedule; null until it was judged.
 */
export function judgePart(
  draft: Draft,
  chosen: ChosenPart,
  judged: JudgedTimetable | null,
  own: JudgedTimetable | null,
): PartVerdict {
  if (judged === null || own === null)
    return { isTakeable: false, isBreaking: false, reasons: [], missing: [] };
  const isBreaking = judged.hardViolations > own.hardViolations;
  if (!isBreaking) return { isTakeable: true, isBreaking, reasons: [], missing: [] };
  const lessons = judged.broken.flatMap(({ about }) => about.lessons ?? []);
  return {
    isTakeable: false,
    isBreaking,
    reasons: judged.broken.slice(0, MOST_REASONS),
    missing: partsMissing(draft, lessons, chosen),
  };
}
