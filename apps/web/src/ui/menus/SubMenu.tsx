import { Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface SubMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A menu of a menu. The library opens it under a mouse and by keys; here a press does too, which is all that a finger has. */
export function SubMenu({ label, icon, className, children }: SubMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Menu.Sub position="right-start" opened={isOpened} onChange={setIsOpened}>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon} onClick={() => setIsOpened(true)}>
          {label}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown {...(className ? { className } : {})}>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
