import { Menu, Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LessonMenu.module.css';

/** Passed to the menu's popover: the point where it opens says nothing to screen readers. */
const placeHasNoRole = { withRoles: false };
/** Without keys: the menu has the focus a moment after it opens, and a key that comes before would close it. */
const CLOSING_OUTSIDE = ['mousedown', 'touchstart'];

interface MenuAtPointProps {
  /** The point in the window; null while the menu is closed. */
  readonly at: { readonly left: number; readonly top: number } | null;
  readonly label: string;
  readonly width: number;
  /** The focus goes back to where it was when the menu closes. */
  readonly returnFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu that opens at a point of the window. */
export function MenuAtPoint({ at, label, width, returnFocus, onClose, children }: MenuAtPointProps) {
  return (
    <Menu
      opened={at !== null}
      onChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...placeHasNoRole}
      clickOutsideEvents={CLOSING_OUTSIDE}
      position="bottom-start"
      offset={2}
      width={width}
      returnFocus={returnFocus}
      withinPortal
      zIndex={400}
    >
      <Portal>
        <Menu.Target>
          <span className={classes.anchor} style={at ?? undefined} />
        </Menu.Target>
      </Portal>
      {at && <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>}
    </Menu>
  );
}
