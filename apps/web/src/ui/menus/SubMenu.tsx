import { Menu, useDirection } from '@mantine/core';
import { type KeyboardEvent as KeyPress, type ReactNode, useEffect, useRef, useState } from 'react';

interface SubMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A menu of a menu. The library opens it under a mouse and by keys; here a press does too, which is all that a finger has.
 * A mouse that rests elsewhere meanwhile does not close it: browsers report its position again whenever something opens.
 * Enter opens it with the focus on its first item, and where menus open to the left, the arrow to the left does.
 */
export function SubMenu({ label, icon, className, children }: SubMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isHeld = useRef(false);
  const item = useRef<HTMLButtonElement>(null);
  const isRtl = useDirection().dir === 'rtl';
  const [forth, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  // The library knows the arrows of one direction alone, and loses the focus when it closes the menu by them.
  const onItemKey = (event: KeyPress) => {
    if (event.nativeEvent === sent) return;
    if (['Enter', ' ', forth].includes(event.key)) sendInstead(event, 'ArrowRight');
    else if (event.key === back) event.stopPropagation();
  };
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
        <div role="presentation" onKeyDownCapture={onMenuKey}>
          {children}
        </div>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

/** The key press that was sent last instead of another one. */
let sent: Event | null = null;

/** Ends a key press, and sends another one in its place. */
function sendInstead(event: KeyPress, key: string): void {
  event.preventDefault();
  event.stopPropagation();
  sent = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  event.target.dispatchEvent(sent);
}
