import type { Teacher } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CardBody, CardNote } from '../../ui/entity-list/CardBody.tsx';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { NameChips } from '../../ui/fields/NameChips.tsx';
import { TeacherLoad } from './TeacherLoad.tsx';
import { teacherFacts } from './teacher-facts.ts';

/** A teacher in the grid: load, subjects, what else is known. */
export function TeacherCard({ item }: ItemProps<Teacher>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { subjects, rules } = teacherFacts(draft)(item);
  return (
    <CardBody
      facts={
        <>
          <TeacherLoad teacher={item} />
          {rules > 0 && <span>{t('rules.count', { count: rules })}</span>}
        </>
      }
    >
      <NameChips items={subjects} label={t('teachers.subjects')} none={t('teachers.noSubjects')} />
      {item.email !== null && <CardNote text={item.email} />}
    </CardBody>
  );
}

/** A teacher's second line in list view. */
export function TeacherLine({ item }: ItemProps<Teacher>) {
  return <TeacherLoad teacher={item} />;
}
