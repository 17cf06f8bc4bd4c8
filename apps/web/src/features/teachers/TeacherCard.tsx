import type { Teacher } from '@bellgrid/model';
import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CardBody, CardFact, CardNote } from '../../ui/entity-list/CardBody.tsx';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { SubjectTable } from '../../ui/entity-list/SubjectTable.tsx';
import { NameChips } from '../../ui/fields/NameChips.tsx';
import { MiniTimetable } from '../../ui/timetable-grid/MiniTimetable.tsx';
import { teacherFacts } from './teacher-facts.ts';

/** The periods that a teacher has to teach and those available, with a warning when they do not fit. */
function TeacherLoad({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { taught, available } = teacherFacts(draft)(teacher);
  const text = t('teachers.load', { taught, available });
  if (taught <= available) return <CardFact>{text}</CardFact>;
  return (
    <Tooltip label={t('teachers.overloaded')}>
      <span>
        <CardFact tone="soft">
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          {text}
          <span className="visually-hidden">{t('teachers.overloaded')}</span>
        </CardFact>
      </span>
    </Tooltip>
  );
}

/** A teacher in the grid: load, subjects, what else is known. */
export function TeacherCard({ item }: ItemProps<Teacher>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { subjects, rules, taught, available, structure } = teacherFacts(draft)(item);
  return (
    <CardBody
      facts={
        <>
          <TeacherLoad teacher={item} />
          {rules > 0 && <span>{t('rules.count', { count: rules })}</span>}
        </>
      }
      load={{ taken: taught, available }}
      picture={<MiniTimetable owner="teacher" id={item.id} {...{ structure }} />}
    >
      <NameChips items={subjects} label={t('teachers.subjects')} lines={3} none={t('teachers.noSubjects')} />
      {item.email !== null && <CardNote text={item.email} />}
    </CardBody>
  );
}

/** The same beside the list, with all subjects: in which classes, how often and where they are taught. */
export function TeacherDetails({ item }: ItemProps<Teacher>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { taught, available, structure, rules } = teacherFacts(draft)(item);
  return (
    <CardBody
      isRoomy
      facts={
        <>
          <TeacherLoad teacher={item} />
          {rules > 0 && <span>{t('rules.count', { count: rules })}</span>}
        </>
      }
      load={{ taken: taught, available }}
      picture={<MiniTimetable owner="teacher" id={item.id} {...{ structure }} />}
    >
      {item.email !== null && <CardNote text={item.email} />}
      <SubjectTable subjects={item.subjects} people="groups" none={t('teachers.noSubjects')} />
    </CardBody>
  );
}

/** A teacher's subjects and classes in list view. */
export function TeacherMore({ item }: ItemProps<Teacher>) {
  const draft = useDraft((whole) => whole);
  return teacherFacts(draft)(item)
    .subjects.map(({ name }) => name)
    .join(' · ');
}

/** A teacher's second line in list view. */
export function TeacherLine({ item }: ItemProps<Teacher>) {
  return <TeacherLoad teacher={item} />;
}
