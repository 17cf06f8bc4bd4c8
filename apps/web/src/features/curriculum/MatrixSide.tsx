import type { Id } from '@bellgrid/model';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { groupsByName, teachersByName } from '../../ui/fields/draft-items.ts';
import classes from './MatrixSide.module.css';
import { matrixTotals, totalText } from './matrix-model.ts';

const MOST_SENTENCES = 6;

/** The load of each teacher, and sentences on the classes and teachers for whom there is not enough time. */
export const MatrixSide = memo(function MatrixSide() {
  const { t } = useTranslation();
  const teachers = teachersByName(useDraft((draft) => draft.teachers));
  return (
    <aside className={classes.side} aria-label={t('curriculum.loads')}>
      <Overloads />
      <h3>{t('teachers.title')}</h3>
      {teachers.length === 0 ? <p className={classes.none}>{t('curriculum.noTeachers')}</p> : null}
      <ul>
        {teachers.map(({ id, name }) => (
          <TeacherLoad key={id} id={id} name={name} />
        ))}
      </ul>
    </aside>
  );
});

function Overloads() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const totals = matrixTotals(draft);
  const over = [
    ...groupsByName(draft.groups).map(({ id, name }) => ({ id, name, ...totals.ofClass(id) })),
    ...teachersByName(draft.teachers).map(({ id, name }) => ({ id, name, ...totals.ofTeacher(id) })),
  ].filter(({ needed, available }) => needed > available);
  if (over.length === 0) return null;
  return (
    <div className={classes.sentences} role="status">
      {over.slice(0, MOST_SENTENCES).map(({ id, name, needed, available }) => (
        <p key={id}>
          {t('curriculum.over', { name, needed, available, interpolation: { escapeValue: false } })}
        </p>
      ))}
      {over.length > MOST_SENTENCES && <p>{t('fields.more', { count: over.length - MOST_SENTENCES })}</p>}
    </div>
  );
}

interface TeacherLoadProps {
  readonly id: Id;
  readonly name: string;
}

/** The load of a teacher; renders again when it is another. */
const TeacherLoad = memo(function TeacherLoad({ id, name }: TeacherLoadProps) {
  const { needed, available } = useDraft((draft) => matrixTotals(draft).ofTeacher(id));
  return (
    <li className={classes.load} data-over={needed > available || undefined}>
      <span title={name}>{name}</span>
      <u aria-hidden>
        <i style={{ inlineSize: `${available === 0 ? 0 : Math.min(100, (needed / available) * 100)}%` }} />
      </u>
      <small>{totalText({ needed, available })}</small>
    </li>
  );
});
