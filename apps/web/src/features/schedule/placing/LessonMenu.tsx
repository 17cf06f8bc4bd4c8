import type { RoomChoice } from '@bellgrid/constraints';
import { commands, type Draft, type Id } from '@bellgrid/model';
import { isolated } from '@bellgrid/texts';
import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconArrowsMove,
  IconDoor,
  IconInbox,
  IconInfoCircle,
  IconLock,
  IconLockOpen,
  IconLockPlus,
  IconSquareCheck,
  IconWand,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { toast } from '../../../platform/toast.tsx';
import { SubMenu } from '../../../ui/menus/SubMenu.tsx';
import type { FactsOf, LessonFacts, NamedItem } from '../../../ui/timetable-grid/lesson-facts.ts';
import { useShownMark } from '../../../ui/timetable-grid/place-changes.ts';
import type { ScheduleView } from '../../../ui/timetable-grid/schedule-view.ts';
import { toggleSelected, useIsSelected } from '../../../ui/timetable-grid/selected-lessons.ts';
import { roomChoicesOf, swapsOf } from './cell-answers.ts';
import classes from './LessonMenu.module.css';
import { lockSets } from './lock-sets.ts';
import { MenuAtPoint } from './MenuAtPoint.tsx';
import { askForRoom } from './make-room.ts';
import { exchangeRooms, pickUp, unplace } from './placing-store.ts';
import { changeWords } from './placing-words.ts';

interface Opened {
  readonly lesson: Id;
  /** The card or button that the menu belongs to; it has the focus again when the menu closes. */
  readonly from: HTMLElement;
  readonly at: { readonly left: number; readonly top: number };
}

const useMenu = create<{ readonly opened: Opened | null }>(() => ({ opened: null }));

/** Opens the menu of a lesson below an element. */
export function openMenuBeside(lesson: Id, from: HTMLElement): void {
  const { left, bottom } = from.getBoundingClientRect();
  useMenu.setState({ opened: { lesson, from, at: { left, top: bottom } } });
}

interface LessonMenuProps {
  /** The right click and the long press on its lesson cards open the menu. */
  readonly area: RefObject<HTMLElement | null>;
  readonly draft: Draft;
  readonly factsOf: FactsOf;
}

/** The commands for a lesson: by right click, long press, the menu key and the button of its details. */
export function LessonMenu({ area, draft, factsOf }: LessonMenuProps) {
  const { t } = useTranslation();
  const opened = useMenu((state) => state.opened);
  useMenuGestures(area);
  const close = () => {
    opened?.from.focus();
    useMenu.setState({ opened: null });
  };
  const lesson = opened && draft.lessons[opened.lesson];
  return (
    <MenuAtPoint
      at={lesson && opened ? opened.at : null}
      label={t('placing.menu.label', { name: lesson?.name ?? '' })}
      width={248}
      returnFocus={false}
      onClose={close}
    >
      {opened && (
        <Commands {...{ draft, factsOf }} id={opened.lesson} onDetails={() => opened.from.click()} />
      )}
    </MenuAtPoint>
  );
}

interface CommandsProps extends Omit<LessonMenuProps, 'area'> {
  readonly id: Id;
  readonly onDetails: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

function Commands({ draft, factsOf, id, onDetails }: CommandsProps) {
  const { t } = useTranslation();
  const facts = factsOf(id);
  const mark = useShownMark(id);
  const isPlaced = facts.time !== null;
  const isSelected = useIsSelected(id);
  return (
    <>
      <Menu.Label className={classes.label}>
        <bdi>{facts.name}</bdi>
      </Menu.Label>
      <Menu.Item leftSection={<IconInfoCircle {...icon} />} onClick={onDetails}>
        {t('placing.menu.details')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowsMove {...icon} />}
        onClick={() => pickUp(draft, { lessons: [id], by: 'touch', offset: 0 })}
      >
        {t('placing.menu.move')}
      </Menu.Item>
      {!isPlaced && (
        <Menu.Item
          leftSection={<IconWand {...icon} />}
          onClick={() => askForRoom({ kind: 'place', lesson: id })}
        >
          {t('placing.menu.find')}
        </Menu.Item>
      )}
      {isPlaced && mark && (
        <Menu.Item
          leftSection={<IconWand {...icon} />}
          onClick={() => askForRoom({ kind: 'mend', lesson: id })}
        >
          {t('placing.menu.mend')}
        </Menu.Item>
      )}
      {draft.config.isClassroomsEnabled && <Rooms {...{ draft, factsOf, facts }} />}
      {(isPlaced || facts.locked) && (
        <Menu.Item
          leftSection={facts.locked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
          onClick={() => runEdit(commands.lockLesson, { ids: [id], locked: !facts.locked })}
        >
          {t(facts.locked ? 'placing.menu.unlock' : 'placing.menu.lock')}
        </Menu.Item>
      )}
      {isPlaced && <LockMore {...{ draft, facts }} />}
      {isPlaced && (
        <Menu.Item leftSection={<IconSquareCheck {...icon} />} onClick={() => toggleSelected(id)}>
          {t(isSelected ? 'placing.menu.unselect' : 'placing.menu.select')}
        </Menu.Item>
      )}
      {isPlaced && (
        <Menu.Item leftSection={<IconInbox {...icon} />} onClick={() => unplace(draft, [id])}>
          {t('placing.menu.toStaging')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Shown items={facts.groups} view="classes" />
      <Shown items={facts.teachers} view="teachers" />
      {facts.classroom && <Shown items={[facts.classroom]} view="classrooms" />}
      <Menu.Divider />
      <Menu.Item
        renderRoot={(props) => (
          <Link
            to="/subjects/$subject/lessons/$id"
            params={{ subject: facts.subjectId, id }}
            preload={false}
            {...props}
          />
        )}
      >
        {t('placing.menu.openLesson')}
      </Menu.Item>
      <Menu.Item
        renderRoot={(props) => (
          <Link to="/subjects/$id" params={{ id: facts.subjectId }} preload={false} {...props} />
        )}
      >
        {t('placing.menu.openSubject')}
      </Menu.Item>
    </>
  );
}

/** More people than these are shown by the details of the lesson alone. */
const MOST_SHOWN = 4;

function Shown({ items, view }: { items: readonly NamedItem[]; view: ScheduleView }) {
  const { t } = useTranslation();
  return items.slice(0, MOST_SHOWN).map(({ id, name }) => (
    <Menu.Item
      key={id}
      renderRoot={(props) => (
        <Link to="/schedule/$view/$id" params={{ view, id }} preload={false} {...props} />
      )}
    >
      {t('placing.menu.show', { name })}
    </Menu.Item>
  ));
}

type RoomsProps = Omit<LessonMenuProps, 'area'> & { readonly facts: LessonFacts };

function Rooms(props: RoomsProps) {
  const { t } = useTranslation();
  return (
    <SubMenu label={t('placing.menu.room')} icon={<IconDoor {...icon} />} className={classes.rooms}>
      <RoomItems {...props} />
    </SubMenu>
  );
}

/** The rooms and the swaps of rooms: they are tried when the submenu opens. */
function RoomItems({ draft, factsOf, facts }: RoomsProps) {
  const { t } = useTranslation();
  const choices = useMemo(() => roomChoicesOf(draft, facts.id), [draft, facts.id]);
  const isOpen = ({ takenBy, isBlocked }: RoomChoice) => takenBy.length === 0 && !isBlocked;
  const swaps = swapsOf(choices);
  const namesOfLessons = (ids: readonly Id[]) => ids.map((id) => subjectWithClasses(factsOf(id))).join('; ');
  const roomItem = ({ classroom, takenBy, isBlocked }: RoomChoice) => {
    const isNow = facts.classroom?.id === classroom;
    const lessons = namesOfLessons(takenBy);
    const state = isNow ? 'roomNow' : isBlocked ? 'roomBlocked' : lessons ? 'roomTaken' : 'roomFree';
    return (
      <Menu.Item
        key={classroom}
        data-room={state}
        disabled={isNow}
        rightSection={<State words={t(`placing.menu.${state}`, { lessons })} />}
        onClick={() => runEdit(commands.changeRoom, { lesson: facts.id, classroom })}
      >
        <bdi className={classes.text} title={draft.classrooms[classroom]?.name}>
          {draft.classrooms[classroom]?.name}
        </bdi>
      </Menu.Item>
    );
  };
  return (
    <>
      {choices.length === 0 && <Menu.Item disabled>{t('placing.menu.noRoom')}</Menu.Item>}
      {choices.filter(isOpen).map(roomItem)}
      {swaps.length > 0 && <Menu.Label>{t('placing.menu.roomSwaps')}</Menu.Label>}
      {swaps.map(({ classroom, swap }) => {
        const others = swap.moves.flatMap(({ lesson }) => (lesson === facts.id ? [] : [lesson]));
        const room = draft.classrooms[classroom]?.name ?? '';
        const words = t('placing.menu.roomSwap', { lessons: namesOfLessons(others) });
        return (
          <Menu.Item
            key={classroom}
            leftSection={<IconArrowsExchange {...icon} />}
            rightSection={<State words={[isolated(room), ...changeWords(t, swap)].join(' · ')} />}
            onClick={() => exchangeRooms(draft, swap)}
          >
            <span className={classes.text} title={words}>
              {words}
            </span>
          </Menu.Item>
        );
      })}
      {swaps.length > 0 && <Menu.Divider />}
      {choices.filter((each) => !isOpen(each)).map(roomItem)}
    </>
  );
}

/** The words at the end of an entry, cut after two lines. */
function State({ words }: { readonly words: string }) {
  return (
    <small className={classes.state} dir="auto" title={words}>
      {words}
    </small>
  );
}

/** The subject of a lesson and its classes: 'Chemistry, 9B'. */
const subjectWithClasses = ({ subject, groups }: LessonFacts): string =>
  [subject, ...groups.map(({ name }) => name)].map(isolated).join(', ');

/** Locks or unlocks all placed lessons of one of its classes or teachers, of its day, or of its period. */
function LockMore({ draft, facts }: { draft: Draft; facts: LessonFacts }) {
  const { t } = useTranslation();
  const sets = lockSets(t, draft, facts);
  const lock = (ids: readonly Id[], locked: boolean) => {
    if (runEdit(commands.lockLesson, { ids: [...ids], locked })) {
      toast.success(t(locked ? 'placing.menu.locked' : 'placing.menu.unlocked', { count: ids.length }));
    }
  };
  const lockedSets = sets.filter(({ locked }) => locked.length > 0);
  return (
    <SubMenu label={t('placing.menu.lockMore')} icon={<IconLockPlus {...icon} />} className={classes.rooms}>
      {sets.map(({ key, name, open }) => (
        <Menu.Item
          key={key}
          leftSection={<IconLock {...icon} />}
          disabled={open.length === 0}
          rightSection={<small className={classes.state}>{open.length}</small>}
          onClick={() => lock(open, true)}
        >
          {t('placing.menu.lockAll', { name })}
        </Menu.Item>
      ))}
      {lockedSets.length > 0 && <Menu.Divider />}
      {lockedSets.map(({ key, name, locked }) => (
        <Menu.Item
          key={key}
          leftSection={<IconLockOpen {...icon} />}
          rightSection={<small className={classes.state}>{locked.length}</small>}
          onClick={() => lock(locked, false)}
        >
          {t('placing.menu.unlockAll', { name })}
        </Menu.Item>
      ))}
    </SubMenu>
  );
}

/** A finger that rests so long on a card opens its menu, in ms; one that moves farther scrolls, in px. */
const LONG_PRESS = 500;
const SLACK = 8;

function useMenuGestures(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const openFor = (target: EventTarget | null, at: { x: number; y: number }): boolean => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-lesson-id]') : null;
      const lesson = card?.dataset.lessonId;
      if (!card || lesson === undefined) return false;
      useMenu.setState({ opened: { lesson, from: card, at: { left: at.x, top: at.y } } });
      return true;
    };
    let timer = 0;
    let from = { x: 0, y: 0 };
    let isOpened = false;
    const onPointerDown = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== 'touch') return;
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        isOpened = openFor(event.target, from);
      }, LONG_PRESS);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) clearTimeout(timer);
    };
    const onPointerEnd = () => clearTimeout(timer);
    const onContextMenu = (event: MouseEvent) => {
      clearTimeout(timer);
      if (isOpened || openFor(event.target, { x: event.clientX, y: event.clientY })) event.preventDefault();
    };
    // The next press is one of its own: on what the menu offers, where lifting the finger was no click.
    const onPress = () => {
      isOpened = false;
    };
    // The finger that is lifted after a long press does not press the card as well, nor what is outside the menu: browsers
    // report it as a mouse that is pressed, without a pointer.
    const onMouseDown = (event: MouseEvent) => {
      if (!isOpened) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent) => {
      onMouseDown(event);
      isOpened = false;
    };
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('pointermove', onPointerMove);
    element.addEventListener('pointerup', onPointerEnd);
    element.addEventListener('pointercancel', onPointerEnd);
    element.addEventListener('contextmenu', onContextMenu);
    window.addEventListener('pointerdown', onPress, { capture: true });
    window.addEventListener('mousedown', onMouseDown, { capture: true });
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      useMenu.setState({ opened: null });
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('pointerup', onPointerEnd);
      element.removeEventListener('pointercancel', onPointerEnd);
      element.removeEventListener('contextmenu', onContextMenu);
      window.removeEventListener('pointerdown', onPress, { capture: true });
      window.removeEventListener('mousedown', onMouseDown, { capture: true });
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [area]);
}
