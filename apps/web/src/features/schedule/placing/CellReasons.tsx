import { Portal } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CellReasons.module.css';

interface Place {
  readonly left: number;
  /** The upper edge; null for a list above the cell. */
  readonly top: number | null;
  readonly bottom: number;
}

/** The width of the list and its distance from the cell and the window, in px. */
const WIDTH = 280;
const GAP = 6;
/** A cell nearer to the upper edge of the window has the list below it, in px. */
const ROOM = 280;
/** More reasons are counted. */
const MOST = 5;

/**
 * All reasons of a blocked cell that is aimed at, where there are several, beside the cell. They are read out with the
 * lesson in the hand.
 */
export function CellReasons({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const cell = anchor.current?.parentElement?.getBoundingClientRect();
    if (!cell) return;
    const left = Math.max(GAP, Math.min(cell.left, window.innerWidth - WIDTH - GAP));
    const isBelow = cell.top < ROOM;
    setPlace({ left, top: isBelow ? cell.bottom + GAP : null, bottom: window.innerHeight - cell.top + GAP });
  }, []);
  if (reasons.length < 2) return null;
  return (
    <>
      <i ref={anchor} hidden />
      {place && (
        <Portal>
          <ul
            className={classes.reasons}
            style={{
              left: place.left,
              ...(place.top === null ? { bottom: place.bottom } : { top: place.top }),
            }}
            aria-hidden
          >
            {reasons.slice(0, MOST).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {reasons.length > MOST && <li>{t('placing.blocked.more', { count: reasons.length - MOST })}</li>}
          </ul>
        </Portal>
      )}
    </>
  );
}
