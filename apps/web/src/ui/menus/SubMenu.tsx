import { Menu, useDirection } from '@mantine/core';
import {
  type KeyboardEvent as KeyPress,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

interface SubMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A menu of a menu. The library opens it under a mouse; here a press does too, which is all that a finger has. A
 * mouse that rests elsewhere meanwhile does not close it: browsers report its position again whenever something
 * opens. Enter and the arrow towards it open it with the focus on its first item. The library knows the arrows of
 * one direction alone, gives the focus after a time by the clock, which may be too early, and loses it when the
 * arrow back closes the menu.
 */
export function SubMenu({ label, icon, className, children }: SubMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isHeld = useRef(false);
  const isByKey = useRef(false);
  const item = useRef<HTMLButtonElement>(null);
  const isRtl = useDirection().dir === 'rtl';
  const [forth, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const onItemKey = (event: KeyPress) => {
    if (!['Enter', ' ', forth, back].includes(event.key)) return;
    event.stopPropagation();
    if (event.key === back) return;
    event.preventDefault();
    if (isOpened) return focusFirstItem(menu.current);
    isByKey.current = true;
    setIsOpened(true);
  };
  const menu = useRef<HTMLDivElement | null>(null);
  const showMenu = useCallback((shown: HTMLDivElement | null) => {
    menu.current = shown;
    if (shown !== null && isByKey.current) focusFirstItem(shown);
    isByKey.current = false;
  }, []);
  const onMenuKey = (event: KeyPress) => {
    if (event.key === forth) event.stopPropagation();
    if (event.key !== back) return;
    event.stopPropagation();
    setIsOpened(false);
    item.current?.focus();
  };
  useEffect(() => {
    if (!isOpened) return;
    const release = () => {
      isHeld.current = false;
    };
    for (const act of ['pointerdown', 'keydown'] as const) document.addEventListener(act, release, true);
    return () => {
      for (const act of ['pointerdown', 'keydown'] as const) document.removeEventListener(act, release, true);
    };
  }, [isOpened]);
  return (
    <Menu.Sub
      position="right-start"
      opened={isOpened}
      onChange={(isNext) => setIsOpened(isNext || isHeld.current)}
    >
      <Menu.Sub.Target>
        <Menu.Sub.Item
          ref={item}
          leftSection={icon}
          onPointerDownCapture={(event) => {
            isHeld.current = event.pointerType === 'touch';
          }}
          onClick={() => setIsOpened(true)}
          onKeyDownCapture={onItemKey}
        >
          {label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown {...(className ? { className } : {})}>
        <div ref={showMenu} role="presentation" onKeyDownCapture={onMenuKey}>
          {children}
        </div>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function focusFirstItem(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[data-menu-item]:not([data-disabled])')?.focus({ preventScroll: true });
}
