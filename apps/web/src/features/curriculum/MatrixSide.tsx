import type { Draft } from '@bellgrid/model';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupsByName, teachersByName } from '../../ui/fields/draft-items.ts';
import classes from './MatrixSide.module.css';
import { matrixTotals } from './matrix-model.ts';

const MOST_SENTENCES = 6;

/** The load of each teacher, and sentences on the classes and teachers for whom there is not enough time. */
export const MatrixSide = memo(function MatrixSide({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const totals = matrixTotals(draft);
  const teachers = teachersByName(draft.teachers).map(({ id, name }) => ({
    id,
    name,
    ...totals.ofTeacher(id),
  }));
  const groups = groupsByName(draft.groups).map(({ id, name }) => ({ id, name, ...totals.ofClass(id) }));
  const over = [...groups, ...teachers].filter(({ needed, available }) => needed > available);
  return (
    <aside className={classes.side} aria-label={t('curriculum.loads')}>
      {over.length === 0 ? null : (
        <div className={classes.sentences} role="status">
          {over.slice(0, MOST_SENTENCES).map(({ id, name, needed, available }) => (
            <p key={id}>
              {t('curriculum.over', { name, needed, available, interpolation: { escapeValue: false } })}
            </p>
          ))}
          {over.length > MOST_SENTENCES && <p>{t('fields.more', { count: over.length - MOST_SENTENCES })}</p>}
        </div>
      )}
      <h3>{t('teachers.title')}</h3>
      {teachers.length === 0 ? <p className={classes.none}>{t('curriculum.noTeachers')}</p> : null}
      <ul>
        {teachers.map(({ id, name, needed, available }) => (
          <li key={id} className={classes.load} data-over={needed > available || undefined}>
            <span title={name}>{name}</span>
            <u aria-hidden>
              <i
                style={{ inlineSize: `${available === 0 ? 0 : Math.min(100, (needed / available) * 100)}%` }}
              />
            </u>
            <small>
              {needed} / {available}
            </small>
          </li>
        ))}
      </ul>
    </aside>
  );
});
