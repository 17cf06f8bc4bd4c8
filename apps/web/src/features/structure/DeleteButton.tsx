import { Button, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

interface DeleteButtonProps {
  readonly label: string;
  /**
   * The reason that it cannot be deleted; the button then stays reachable, so that the reason can be read.
   */
  readonly reason: string | null;
  readonly onDelete: () => void;
}

/** A dialog's quiet delete button, with the reason where it does not work. */
export function DeleteButton({ label, reason, onDelete }: DeleteButtonProps) {
  const blocked = reason !== null;
  return (
    <Tooltip
      label={reason}
      disabled={!blocked}
      openDelay={0}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        variant="subtle"
        color="hard"
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        data-disabled={blocked || undefined}
        aria-disabled={blocked}
        aria-description={reason ?? undefined}
        onClick={() => {
          if (!blocked) onDelete();
        }}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
