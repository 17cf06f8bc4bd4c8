import { Menu } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SubMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A menu of a menu. The library opens it under a mouse and by keys; here a press does too, which is all that a finger has.
 * A mouse that rests elsewhere meanwhile does not close it: browsers report its position again whenever something opens.
 */
export function SubMenu({ label, icon, className, children }: SubMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isHeld = useRef(false);
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
          leftSection={icon}
          onPointerDownCapture={(event) => {
            isHeld.current = event.pointerType === 'touch';
          }}
          onClick={() => setIsOpened(true)}
        >
          {label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown {...(className ? { className } : {})}>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
