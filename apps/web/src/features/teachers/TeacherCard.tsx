import type { Teacher } from '@bellgrid/model';
import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  const { taught, available } = useDraft(teacherFacts)(teacher);
  const text = Number.isFinite(available)
    ? t('teachers.load', { taught, available })
    : t('teachers.taught', { count: taught });
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
  const { subjects } = useDraft(teacherFacts)(item);
  return (
    <TeacherBody item={item}>
      <NameChips items={subjects} label={t('teachers.subjects')} lines={3} none={t('teachers.noSubjects')} />
      {item.email !== null && <CardNote text={item.email} />}
    </TeacherBody>
  );
}

/** A teacher beside the list: with every subject, its classes, lessons and classroom. */
export function TeacherDetails({ item }: ItemProps<Teacher>) {
  const { t } = useTranslation();
  return (
    <TeacherBody item={item} isRoomy>
      {item.email !== null && <CardNote text={item.email} />}
      <SubjectTable subjects={item.subjects} people="groups" none={t('teachers.noSubjects')} />
    </TeacherBody>
  );
}

interface TeacherBodyProps extends ItemProps<Teacher> {
  readonly isRoomy?: boolean;
  readonly children: ReactNode;
}

function TeacherBody({ item, isRoomy = false, children }: TeacherBodyProps) {
  const { t } = useTranslation();
  const { taught, available, structure, rules } = useDraft(teacherFacts)(item);
  return (
    <CardBody
      isRoomy={isRoomy}
      facts={
        <>
          <TeacherLoad teacher={item} />
          {item.contractPeriods !== null && (
            <span>{t('teachers.byContract', { count: item.contractPeriods })}</span>
          )}
          {rules > 0 && <span>{t('rules.count', { count: rules })}</span>}
        </>
      }
      load={{ taken: taught, available }}
      picture={<MiniTimetable owner="teacher" id={item.id} {...{ structure }} />}
    >
      {children}
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

/** A teacher's second line in list view: the periods to teach, and those by contract. */
export function TeacherLine({ item }: ItemProps<Teacher>) {
  const { t } = useTranslation();
  return (
    <>
      <TeacherLoad teacher={item} />
      {item.contractPeriods !== null && ` · ${t('teachers.byContract', { count: item.contractPeriods })}`}
    </>
  );
}
