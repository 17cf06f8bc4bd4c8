import type { Draft } from '@bellgrid/model';
import {
  IconBook2,
  IconCalendarWeek,
  IconDoor,
  IconFileExport,
  IconLayoutGrid,
  IconScale,
  IconUser,
  IconUsersGroup,
  IconWorldShare,
} from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { HelpTopic } from './help-topic.ts';
import { ConstraintsMarker } from './ProblemBadges.tsx';
import { SolverDot } from './SolverDot.tsx';
import { screenTitles } from './screen-titles.ts';

/** A screen of the editor, in the sidebar's order. */
export interface Screen {
  readonly id: string;
  readonly path: string;
  readonly title: ParseKeys;
  /** The heading of the screen, where it is longer than its name in the sidebar. */
  readonly heading?: ParseKeys;
  readonly Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** The marks at the end of its line in the sidebar: badges, a dot. */
  readonly Marker?: ComponentType;
  /** Its help dialog: the top bar then shows the '?' beside the title. */
  readonly help?: HelpTopic;
  /** Set for a screen that only some schools have. */
  readonly isShown?: (draft: Draft) => boolean;
}

/** Order: Schedule Structure, Classrooms, Classes, Teachers, Subjects, Constraints, Schedule, Export Schedule. */
export const screens: readonly Screen[] = [
  { id: 'structure', path: '/', title: screenTitles['/'], Icon: IconLayoutGrid, help: 'setup' },
  {
    id: 'classrooms',
    path: '/classrooms',
    title: screenTitles['/classrooms'],
    Icon: IconDoor,
    isShown: (draft) => draft.config.isClassroomsEnabled,
    help: 'classrooms',
  },
  { id: 'classes', path: '/classes', title: screenTitles['/classes'], Icon: IconUsersGroup, help: 'classes' },
  { id: 'teachers', path: '/teachers', title: screenTitles['/teachers'], Icon: IconUser, help: 'teachers' },
  { id: 'subjects', path: '/subjects', title: screenTitles['/subjects'], Icon: IconBook2, help: 'subjects' },
  {
    id: 'constraints',
    path: '/constraints',
    title: screenTitles['/constraints'],
    heading: 'constraints.heading',
    Icon: IconScale,
    Marker: ConstraintsMarker,
    help: 'constraints',
  },
  {
    id: 'schedule',
    path: '/schedule',
    title: screenTitles['/schedule'],
    Icon: IconCalendarWeek,
    Marker: SolverDot,
    help: 'schedule',
  },
  {
    id: 'export',
    path: '/export',
    title: screenTitles['/export'],
    Icon: IconFileExport,
    help: 'export',
  },
];

/** Screens of the editor that are not in the sidebar. */
const otherScreens: readonly Screen[] = [
  { id: 'publish', path: '/publish', title: screenTitles['/publish'], Icon: IconWorldShare, help: 'publish' },
];

/** The screen that an address belongs to. */
export function screenOf(path: string): Screen | undefined {
  return [...screens, ...otherScreens].find((screen) =>
    screen.path === '/' ? path === '/' : path === screen.path || path.startsWith(`${screen.path}/`),
  );
}
