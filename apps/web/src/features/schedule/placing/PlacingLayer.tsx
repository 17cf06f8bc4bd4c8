import type { Draft, Id } from '@bellgrid/model';
import { Portal } from '@mantine/core';
import type { RefObject } from 'react';
import type { GridBlock, GridPlacement } from '../../../ui/timetable-grid/grid-layout.ts';
import type { FactsOf } from '../../../ui/timetable-grid/lesson-facts.ts';
import { HeldLesson } from './HeldLesson.tsx';
import { LessonMenu } from './LessonMenu.tsx';
import { MakeRoomPanel } from './MakeRoomPanel.tsx';
import { MoveArrows } from './MoveArrows.tsx';
import classes from './PlacingLayer.module.css';
import { usePlacing } from './placing-store.ts';
import { SelectedLessonsBar } from './SelectedLessonsBar.tsx';

interface PlacingLayerProps {
  /** Holds the timetable and the staging area. */
  readonly area: RefObject<HTMLElement | null>;
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly draft: Draft;
  readonly placed: ReadonlyMap<Id, GridPlacement>;
  readonly blocks: readonly GridBlock[];
  readonly factsOf: FactsOf;
}

/** All that moving lessons by hand shows over the timetable. */
export function PlacingLayer({ area, ghost, draft, placed, blocks, factsOf }: PlacingLayerProps) {
  return (
    <>
      <HeldLesson {...{ draft, placed, blocks, factsOf, ghost }} />
      <SelectedLessonsBar draft={draft} />
      <SelectionFrame />
      <MoveArrows {...{ area, draft, blocks }} />
      <MakeRoomPanel {...{ area, draft, factsOf }} />
      <LessonMenu {...{ area, draft, factsOf }} />
    </>
  );
}

function SelectionFrame() {
  const frame = usePlacing((state) => state.frame);
  if (frame === null) return null;
  return (
    <Portal>
      <div className={classes.frame} style={{ ...frame }} aria-hidden />
    </Portal>
  );
}
