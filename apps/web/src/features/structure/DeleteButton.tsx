import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './Dialogs.module.css';

interface DeleteButtonProps {
  readonly label: string;
  /** The reason that it cannot be deleted; the button then stays reachable. */
  readonly reason: string | null;
  readonly onDelete: () => void;
}

/** A dialog's quiet delete button, with the reason below it where it does not work. */
export function DeleteButton({ label, reason, onDelete }: DeleteButtonProps) {
  const blocked = reason !== null;
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        color="hard"
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        data-disabled={blocked || undefined}
        aria-disabled={blocked}
        aria-describedby={blocked ? id : undefined}
        onClick={() => {
          if (!blocked) onDelete();
        }}
      >
        {label}
      </Button>
      {blocked && (
        <p id={id} className={classes.reason}>
          {reason}
        </p>
      )}
    </>
  );
}
