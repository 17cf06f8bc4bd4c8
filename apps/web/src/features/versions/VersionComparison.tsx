import { type Draft, type Id, isEmptyDiff } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { whereWords } from '../../ui/timetable-grid/lesson-words.ts';
import { NumbersTable } from '../solver/NumbersTable.tsx';
import { judgedSchedule } from '../solver/run/compare-numbers.ts';
import { draftWords } from './broken-rules.ts';
import classes from './CompareDialog.module.css';
import { changeSentences, partSentences } from './change-sentences.ts';
import type { VersionChanges } from './version-changes.ts';

/** The differences between two versions of the school. */
export function VersionComparison({ changes }: { readonly changes: VersionChanges }) {
  const { t, i18n } = useTranslation();
  const { from, to, diff, judged, broken } = changes;
  const records = useMemo(() => changeSentences(i18n, changes), [i18n, changes]);
  const parts = partSentences(i18n, diff);
  if (isEmptyDiff(diff)) return <p>{t('home.versions.same')}</p>;
  return (
    <>
      <p className={classes.between}>
        {t('versions.changes.broken', {
          before: draftWords(t, from, broken.from),
          after: draftWords(t, to, broken.to),
        })}
      </p>
      <NumbersTable
        of={{ numbers: judgedSchedule(judged.to), judged: judged.to }}
        beside={{ numbers: judgedSchedule(judged.from), judged: judged.from }}
        titles={{ of: t('versions.changes.after'), beside: t('versions.changes.before') }}
        columns={['beside', 'of']}
      />
      <MovedLessons changes={changes} />
      {(records.length > 0 || parts.length > 0) && (
        <section className={classes.part}>
          <h3>{t('versions.changes.school')}</h3>
          <dl className={classes.list}>
            {records.map(({ kind, sentences }) => (
              <div key={kind}>
                <dt>{t(`home.versions.kinds.${kind}`)}</dt>
                <dd>
                  <Listed lines={sentences} />
                </dd>
              </div>
            ))}
            {parts.length > 0 && (
              <div>
                <dt>{t('home.versions.parts')}</dt>
                <dd>
                  <Listed lines={parts} />
                </dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </>
  );
}

/** So many lines are shown at first. */
const SHOWN = 12;

function Listed({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const left = lines.length - SHOWN;
  return (
    <>
      <ul>
        {(isWhole ? lines : lines.slice(0, SHOWN)).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves.
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      {left > 0 && !isWhole && (
        <Button size="compact-xs" variant="default" onClick={() => setWhole(true)}>
          {t('versions.changes.all', { count: left })}
        </Button>
      )}
    </>
  );
}

/** The lessons at another place, from where to where, and their number of each class and teacher. */
function MovedLessons({ changes: { from, to, timetable } }: { readonly changes: VersionChanges }) {
  const { t } = useTranslation();
  const { moved, inOtherRoom, placed, unplaced, byClass, byTeacher } = timetable;
  const ids = [...moved, ...placed, ...unplaced, ...inOtherRoom];
  if (ids.length === 0) return null;
  const roomOf = (draft: Draft, id: Id) =>
    draft.classrooms[draft.lessons[id]?.classroom ?? '']?.name ?? t('versions.changes.noRoom');
  const lineOf = (id: Id): string => {
    const [before, after] = [from.lessons[id], to.lessons[id]];
    const classNames = after?.groups.map((group) => to.groups[group]?.name ?? '') ?? [];
    const lesson = [after?.name ?? '', ...classNames].join(', ');
    return inOtherRoom.includes(id)
      ? t('versions.changes.moved', { lesson, from: roomOf(from, id), to: roomOf(to, id) })
      : t('versions.changes.moved', {
          lesson,
          from: whereWords(t, from, id, before?.timeSlot ?? null),
          to: whereWords(t, to, id, after?.timeSlot ?? null),
        });
  };
  const counted = (counts: ReadonlyMap<Id, number>, records: Draft['groups'] | Draft['teachers']) =>
    [...counts]
      .map(([id, count]) => ({ count, name: records[id]?.name ?? '' }))
      .sort((a, b) => b.count - a.count || compareForReader(a.name, b.name))
      .map(({ name, count }) => t('versions.changes.counted', { name, count }));
  return (
    <section className={classes.part}>
      <h3>{t('versions.changes.lessons', { count: ids.length })}</h3>
      <Listed lines={ids.map(lineOf).toSorted(compareForReader)} />
      <dl className={classes.list}>
        {byClass.size > 0 && (
          <div>
            <dt>{t('results.parts.classes')}</dt>
            <dd>{counted(byClass, to.groups).join(' · ')}</dd>
          </div>
        )}
        {byTeacher.size > 0 && (
          <div>
            <dt>{t('results.parts.teachers')}</dt>
            <dd>{counted(byTeacher, to.teachers).join(' · ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
