import type { Draft, Id } from '@bellgrid/model';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { itemNames } from '../fields/draft-items.ts';
import classes from './SubjectTable.module.css';

interface SubjectTableProps {
  readonly subjects: readonly Id[];
  /** The column beside the subjects: that which the item itself is not. */
  readonly people: 'teachers' | 'groups';
  readonly none: string;
}

/** The subjects of a class or a teacher: with whom, how many lessons, and where. */
export function SubjectTable({ subjects, people, none }: SubjectTableProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const rows = useMemo(() => rowsOf(draft, subjects, people), [draft, subjects, people]);
  if (rows.length === 0) return <p className={classes.none}>{none}</p>;
  const hasRooms = draft.config.isClassroomsEnabled;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('lists.columns.subject')}</th>
          <th scope="col">{t(`lists.columns.${people}`)}</th>
          <th scope="col" className={classes.number}>
            {t('lists.columns.lessons')}
          </th>
          {hasRooms && <th scope="col">{t('lists.columns.classroom')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, color, names, lessons, room }) => (
          <tr key={id}>
            <th scope="row">
              <i style={{ background: color }} />
              <Link to="/subjects/$id" params={{ id }} preload={false}>
                {name}
              </Link>
            </th>
            <td>
              <bdi>{names}</bdi>
            </td>
            <td className={classes.number}>{lessons}</td>
            {hasRooms && (
              <td>
                <bdi>{room}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(draft: Draft, ids: readonly Id[], people: 'teachers' | 'groups') {
  return ids
    .flatMap((id) => draft.subjects[id] ?? [])
    .map((subject) => ({
      id: subject.id,
      name: subject.name,
      color: subject.color,
      names: itemNames(draft[people], subject[people]).sort(compareForReader).join(', '),
      lessons: subject.lessons.length,
      room: draft.classrooms[subject.classroom ?? '']?.name ?? '',
    }))
    .sort((a, b) => compareForReader(a.name, b.name) || compareForReader(a.names, b.names));
}
