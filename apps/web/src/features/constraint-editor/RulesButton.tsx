import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

interface RulesButtonProps {
  readonly label: string;
  /** How many constraints there are. */
  readonly count: number;
  /** The dialog that the button opens. */
  readonly editor: (onClose: () => void) => ReactNode;
}

/** Opens the constraints of a teacher, a subject or a lesson from its form. */
export function RulesButton({ label, count, editor }: RulesButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustments size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {label}
        {count > 0 && ` (${count})`}
      </Button>
      {opened && editor(() => setOpened(false))}
    </>
  );
}
