import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconBell, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';

const icon = { size: 16, stroke: 2.2, 'aria-hidden': true };

/** Short messages at the bottom: 3 s, warnings 5 s. */
export const toast = {
  success: (message: string) =>
    notifications.show({ message, icon: <IconCheck {...icon} />, color: 'var(--good)', role: 'status' }),
  /** The reason that nothing has happened; an equal hint only stays longer. */
  hint: (message: string) => {
    notifications.hide(message);
    notifications.show({ id: message, message, icon: <IconInfoCircle {...icon} />, role: 'status' });
  },
  warning: (message: string) =>
    notifications.show({
      message,
      icon: <IconAlertTriangle {...icon} />,
      color: 'var(--soft-badge)',
      autoClose: 5000,
    }),
  /** Something to know that stays until it is closed. */
  lasting: (message: string) =>
    notifications.show({ message, icon: <IconInfoCircle {...icon} />, autoClose: false, role: 'status' }),
  /** Something has happened elsewhere, with the way there. */
  news: (message: string, action: { readonly label: string; readonly act: () => void }) => {
    const id = notifications.show({
      message: (
        <>
          {message}{' '}
          <Anchor
            component="button"
            onClick={() => {
              notifications.hide(id);
              action.act();
            }}
          >
            {action.label}
          </Anchor>
        </>
      ),
      icon: <IconBell {...icon} />,
      autoClose: 10_000,
      role: 'status',
    });
  },
  failure: (message: string) =>
    notifications.show({ message, icon: <IconX {...icon} />, color: 'var(--hard)', autoClose: 5000 }),
};
