import type { Id } from '@bellgrid/model';
import { type RefObject, useEffect, useState } from 'react';

/** Tooltips wait this long everywhere, in ms. */
const DELAY = 750;

export interface HoveredLesson {
  readonly id: Id;
  readonly rect: DOMRect;
}

/** The lesson card of `container` on which the pointer rests, if any; null while not `enabled`. */
export function useLessonHover(
  container: RefObject<HTMLElement | null>,
  enabled: boolean,
): HoveredLesson | null {
  const [hovered, setHovered] = useState<HoveredLesson | null>(null);

  useEffect(() => {
    const element = container.current;
    if (element === null || !enabled) return;
    let timer = 0;
    let over: HTMLElement | null = null;
    const hide = () => {
      window.clearTimeout(timer);
      over = null;
      setHovered(null);
    };
    const onOver = (event: PointerEvent) => {
      const card = (event.target as HTMLElement).closest<HTMLElement>('[data-lesson-id]');
      if (card === over || event.pointerType === 'touch') return;
      hide();
      over = card;
      const id = card?.dataset.lessonId;
      if (card === null || id === undefined) return;
      timer = window.setTimeout(() => {
        // A tooltip would lie over the answers of the cells.
        if (card.isConnected && !document.documentElement.dataset.placing)
          setHovered({ id, rect: card.getBoundingClientRect() });
      }, DELAY);
    };
    element.addEventListener('pointerover', onOver);
    for (const name of ['pointerleave', 'pointerdown', 'keydown', 'scroll'] as const) {
      element.addEventListener(name, hide, { passive: true });
    }
    return () => {
      hide();
      element.removeEventListener('pointerover', onOver);
      for (const name of ['pointerleave', 'pointerdown', 'keydown', 'scroll'] as const) {
        element.removeEventListener(name, hide);
      }
    };
  }, [container, enabled]);

  return hovered;
}
