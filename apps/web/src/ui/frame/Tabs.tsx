import { Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './Tabs.module.css';

interface TabsProps {
  readonly label: string;
  /** The tabs, each with the props of `tabProps`. */
  readonly children: ReactNode;
  /** The button after the last tab; null for none. */
  readonly add?: { readonly label: string; readonly onAdd: () => void } | null;
  /** Opens a tab as soon as an arrow key moves to it; otherwise it only gets the focus. */
  readonly opensByArrows?: boolean;
}

/** Tabs in a line that scrolls sideways. Arrow keys move among them. */
export function Tabs({ label, children, add = null, opensByArrows = false }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    const next = tabs[(at + (rtl ? -step : step) + tabs.length) % tabs.length];
    next?.focus();
    if (opensByArrows) next?.click();
  };
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  // The chosen tab is not left half out of sight.
  useEffect(() => {
    const chosen = bar.current?.querySelector('[role=tab][aria-selected=true]') ?? null;
    if (chosen === shown.current) return;
    shown.current = chosen;
    // The router scrolls the line back to where it was, after this.
    requestAnimationFrame(() => chosen?.scrollIntoView({ block: 'nearest', inline: 'center' }));
  });
  return (
    <div ref={bar} className={classes.bar}>
      <div role="tablist" aria-label={label} className={classes.tabs} onKeyDown={onKeyDown}>
        {children}
      </div>
      {add && (
        <Tooltip label={add.label}>
          <button type="button" className={classes.add} aria-label={add.label} onClick={add.onAdd}>
            <IconPlus size={16} stroke={1.8} aria-hidden />
          </button>
        </Tooltip>
      )}
    </div>
  );
}

/** The props of the link or button that is a tab; only the chosen one is reached by Tab. */
export const tabProps = (id: string, isChosen: boolean) => ({
  id,
  role: 'tab',
  'aria-selected': isChosen,
  tabIndex: isChosen ? 0 : -1,
  className: classes.tab,
});
