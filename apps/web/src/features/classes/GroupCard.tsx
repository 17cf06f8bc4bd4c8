import type { Group, Id, TrackSet } from '@bellgrid/model';
import { IconAlertTriangle, IconArrowsSplit2, IconCalendarTime, IconDoor } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { CardBody, CardFact } from '../../ui/entity-list/CardBody.tsx';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { SubjectTable } from '../../ui/entity-list/SubjectTable.tsx';
import { itemNames } from '../../ui/fields/draft-items.ts';
import { NameChips } from '../../ui/fields/NameChips.tsx';
import { MiniTimetable } from '../../ui/timetable-grid/MiniTimetable.tsx';
import classes from './GroupCard.module.css';
import { divisionsOfGroup, groupLoads } from './group-facts.ts';

/** The periods of each pupil, who is in one track of a division, and those available. */
function GroupLoadText({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { min, max, available, isShort } = useDraft((draft) => groupLoads(draft)(group));
  return (
    <CardFact
      tone={isShort ? 'hard' : undefined}
      title={
        isShort
          ? t('classes.overloaded')
          : t(min === max ? 'classes.loadHint' : 'classes.loadOfTracks', { all: max })
      }
    >
      {isShort ? <IconAlertTriangle size={14} stroke={2} aria-label={t('classes.overloaded')} /> : null}
      {Number.isFinite(available)
        ? t('classes.load', { needed: min, available })
        : t('classes.needed', { count: min })}
    </CardFact>
  );
}

const NO_DIVISIONS: readonly TrackSet[] = [];

/** A class in the grid: its load, its subjects, its divisions, and its structure if there are several. */
export function GroupCard({ item }: ItemProps<Group>) {
  return (
    <CardBody
      facts={<Facts group={item} />}
      load={useLoad(item)}
      picture={<MiniTimetable owner="group" id={item.id} structure={item.structure} />}
    >
      <Subjects ids={item.subjects} group={item.id} />
      <Divisions group={item} />
    </CardBody>
  );
}

/** A class beside the list: with every subject, its teachers, lessons and classroom. */
export function GroupDetails({ item }: ItemProps<Group>) {
  const { t } = useTranslation();
  return (
    <CardBody
      isRoomy
      facts={<Facts group={item} />}
      load={useLoad(item)}
      picture={<MiniTimetable owner="group" id={item.id} structure={item.structure} />}
    >
      <Divisions group={item} />
      <SubjectTable subjects={item.subjects} people="teachers" none={t('classes.noSubjects')} />
    </CardBody>
  );
}

function useLoad(group: Group) {
  const { min, available } = useDraft((draft) => groupLoads(draft)(group));
  return { taken: min, available };
}

/** A class's second line in list view. */
export function GroupLine({ item }: ItemProps<Group>) {
  return <GroupLoadText group={item} />;
}

/** The names of a class's subjects in list view. */
export function GroupMore({ item }: ItemProps<Group>) {
  return useDraft(({ subjects }) => itemNames(subjects, item.subjects).sort(compareForReader).join(', '));
}

function Facts({ group }: { group: Group }) {
  const structures = useDraft((draft) => draft.schoolData.structures);
  const isSeveral = Object.keys(structures).length > 1;
  return (
    <>
      <GroupLoadText group={group} />
      <HomeRoom id={group.classroom} />
      {isSeveral ? (
        <CardFact>
          <IconCalendarTime size={14} stroke={1.8} aria-hidden />
          {structures[group.structure]?.name}
        </CardFact>
      ) : null}
    </>
  );
}

function HomeRoom({ id }: { id: Id | null }) {
  const { t } = useTranslation();
  const name = useDraft(({ config, classrooms }) =>
    config.isClassroomsEnabled && id !== null ? classrooms[id]?.name : undefined,
  );
  if (name === undefined) return null;
  return (
    <CardFact title={t('classes.homeRoom')}>
      <IconDoor size={14} stroke={1.8} aria-label={t('classes.homeRoom')} />
      {name}
    </CardFact>
  );
}

/** The lines of a card that chips and divisions share. */
const LINES = 5;

function Subjects({ ids, group }: { ids: readonly Id[]; group: Id }) {
  const { t } = useTranslation();
  const subjects = useDraft((draft) => draft.subjects);
  const divisions = useDraft((draft) => divisionsOfGroup(draft, group)?.length ?? 0);
  const items = ids.flatMap((id) => subjects[id] ?? []);
  return (
    <NameChips
      items={items}
      label={t('classes.subjects')}
      lines={Math.max(2, LINES - divisions)}
      none={t('classes.noSubjects')}
    />
  );
}

function Divisions({ group }: { group: Group }) {
  const { t } = useTranslation();
  const divisions = useDraft((draft) => divisionsOfGroup(draft, group.id)) ?? NO_DIVISIONS;
  if (divisions.length === 0) return null;
  return (
    <ul className={classes.divisions} aria-label={t('classes.divisions.title')}>
      {divisions.map(({ id, name, tracks }) => {
        const text = tracks.map((track) => track.name).join(' | ');
        return (
          <li key={id} title={`${name}: ${text}`}>
            <IconArrowsSplit2 size={14} stroke={1.8} aria-hidden />
            <span>
              <b>{name}</b> {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
