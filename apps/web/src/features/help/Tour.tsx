import { Button, FocusTrap, Portal } from '@mantine/core';
import { useViewportSize, useWindowEvent } from '@mantine/hooks';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import classes from './Tour.module.css';
import { endTour, useTour } from './tour-store.ts';

/** The parts of the frame that carry `data-tour`, in the order in which they are shown, and the texts `shell.tour`. */
const steps = ['screens', 'constraints', 'schedule', 'tools', 'help'] as const;

const CARD_WIDTH = 340;
const GAP = 14;
const MARGIN = 4;

/** A tour of the main parts of the editor: each is lit up, with its purpose beside it. */
export function Tour() {
  const opened = useTour((tour) => tour.opened);
  return opened ? <OpenTour /> : null;
}

function OpenTour() {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? steps[0];
  const isLast = index === steps.length - 1;
  const { width, height } = useViewportSize();
  const [part, setPart] = useState<DOMRect | null>(null);
  useFocusReturn();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') endTour();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is elsewhere when the window has another size.
  useLayoutEffect(() => {
    // On a phone the sidebar is behind the button of the menu.
    const parts = [step, 'menu'].flatMap((name) => document.querySelector(`[data-tour="${name}"]`) ?? []);
    const found = parts.find((each) => each.getClientRects().length > 0);
    found?.scrollIntoView({ block: 'nearest' });
    setPart(found?.getBoundingClientRect() ?? null);
  }, [step, width, height]);
  return (
    <Portal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the card leaves the focus in it. */}
      <div
        className={classes.shade}
        data-dark={part === null || undefined}
        onMouseDown={(event) => {
          if (!(event.target as Element).closest('section')) event.preventDefault();
        }}
      >
        {part ? <div className={classes.light} style={lightOf(part)} /> : null}
        <FocusTrap>
          <section
            role="dialog"
            aria-modal="true"
            aria-label={t('shell.tour.label')}
            className={classes.card}
            data-free={part === null || undefined}
            style={part ? placeBeside(part, width, height) : undefined}
          >
            <div aria-live="polite">
              <p className={classes.count}>
                {t('shell.tour.count', { number: index + 1, total: steps.length })}
              </p>
              <h2>{t(`shell.tour.${step}.title`)}</h2>
              <p>{t(`shell.tour.${step}.body`)}</p>
            </div>
            <div className={classes.buttons}>
              {isLast ? null : (
                <Button variant="subtle" className={classes.end} onClick={endTour}>
                  {t('shell.tour.end')}
                </Button>
              )}
              {index > 0 ? (
                <Button variant="default" onClick={() => setIndex(index - 1)}>
                  {t('shell.tour.back')}
                </Button>
              ) : null}
              <Button data-autofocus onClick={isLast ? endTour : () => setIndex(index + 1)}>
                {t(isLast ? 'shell.tour.done' : 'shell.tour.next')}
              </Button>
            </div>
          </section>
        </FocusTrap>
      </div>
    </Portal>
  );
}

const lightOf = ({ left, top, width, height }: DOMRect): CSSProperties => ({
  left: left - MARGIN,
  top: top - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

/** The place of the card: beside a part of the sidebar, else below the part, within the window. */
function placeBeside({ left, right, top, bottom }: DOMRect, width: number, height: number): CSSProperties {
  const within = (place: number) => Math.max(GAP, Math.min(width - CARD_WIDTH - GAP, place));
  const isAtSide = right - left < width / 2 && (left < 20 || right > width - 20) && bottom > 80;
  if (!isAtSide) return { top: bottom + GAP, left: within((left + right - CARD_WIDTH) / 2) };
  const place = left < 20 ? { left: right + GAP } : { right: width - left + GAP };
  return { ...place, top: Math.min(top, Math.max(GAP, height - 260)) };
}
