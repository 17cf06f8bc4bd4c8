import type { Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { severalForm } from '../../ui/entity-form/MultiEditModal.tsx';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { subjectTitle } from '../../ui/fields/draft-items.ts';
import classes from './LessonsPage.module.css';
import { lessonEntity } from './lesson-entity.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The subjects whose lessons '/subjects/multi-select/lessons' shows. */
    subjects?: readonly Id[];
  }
}

/** In place of a subject's id: the lessons of the subjects in the navigation state. */
const MULTI_SELECT = 'multi-select';

/** The lessons of one subject, or of several that were selected. */
export function LessonsPage() {
  const { t } = useTranslation();
  const { subject = '' } = useParams({ strict: false });
  const selected = useLocation({ select: (location) => location.state.subjects });
  const subjects = useDraft((draft) => draft.subjects);
  const lessons = useDraft((draft) => draft.lessons);
  const isMany = subject === MULTI_SELECT;
  const navigate = useNavigate();
  useEntryToOpen(({ form, records = [] }) => {
    const subjectsOf = [...new Set(records.flatMap((id) => lessons[id]?.subject ?? []))];
    const isShown = subjectsOf.every((id) => selected?.includes(id));
    // The address does not say which subjects: the list that they fill opens the form.
    if (isMany && form === severalForm(records) && !isShown) {
      const params = { subject: MULTI_SELECT };
      const state = { subjects: subjectsOf };
      void navigate({ to: '/subjects/$subject/lessons', params, state, replace: true });
    }
    return false;
  });
  const shown = useMemo(() => {
    const ids = isMany ? (selected ?? []) : [subject];
    return ids.flatMap((id) => subjects[id] ?? []);
  }, [isMany, selected, subject, subjects]);
  const items = useMemo(
    () => shown.flatMap((each) => each.lessons.flatMap((id) => lessons[id] ?? [])),
    [shown, lessons],
  );
  const entity = useMemo(() => lessonEntity(`/subjects/${encodeURIComponent(subject)}/lessons`), [subject]);
  const [first] = shown;
  const title = useDraft((draft) => (first ? subjectTitle(draft, first) : ''));
  if (!first) return <NoSubject text={t(isMany ? 'lessons.noSubjects' : 'lessons.subjectNotFound')} />;
  return (
    <>
      <div className={classes.path}>
        <Link to="/subjects" className={classes.back}>
          <IconChevronLeft size={16} stroke={1.9} aria-hidden className="mirrored" />
          {t('lessons.back')}
        </Link>
        {isMany ? (
          <span>{t('lessons.ofMany', { count: shown.length })}</span>
        ) : (
          <Link to="/subjects/$id" params={{ id: first.id }} className={classes.subject}>
            <i style={{ background: first.color }} />
            <bdi>{title}</bdi>
          </Link>
        )}
      </div>
      <EntityList key={entity.path} entity={entity} items={items} canAdd={!isMany} />
    </>
  );
}

function NoSubject({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={classes.none}>
      <p>{text}</p>
      <Button onClick={() => void navigate({ to: '/subjects' })}>{t('lessons.toSubjects')}</Button>
    </div>
  );
}
