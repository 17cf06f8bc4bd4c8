import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconBell, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';

const icon = { size: 16, stroke: 2.2, 'aria-hidden': true };

interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

interface Added {
  readonly kind: string;
  readonly message: string;
  /** The message of several. */
  readonly many: (count: number) => string;
}

/** The messages that say what was done, as long as they are shown. */
const done = new Set<string>();
/** The number of things of one kind that were added one after another; the latest message counts them. */
let added = { kind: '', count: 0 };

function showDone(message: ReactNode, id?: string): string {
  const shown = notifications.show({
    ...(id === undefined ? {} : { id }),
    message,
    icon: <IconCheck {...icon} />,
    color: 'var(--good)',
    role: 'status',
    onClose: ({ id: closed = '' }) => {
      done.delete(closed);
      if (closed.startsWith(ADDED)) added = { kind: '', count: 0 };
    },
  });
  done.add(shown);
  return shown;
}

const ADDED = 'added ';
const STEP = 'step';

/** A message with what can be done about it; each action closes it. */
function withActions(message: string, id: string, actions: readonly ToastAction[]): ReactNode {
  return (
    <>
      {message}{' '}
      {actions.map(({ label, act }) => (
        <Fragment key={label}>
          <Anchor
            component="button"
            inherit
            fw={600}
            me="sm"
            onClick={() => {
              notifications.hide(id);
              act();
            }}
          >
            {label}
          </Anchor>
        </Fragment>
      ))}
    </>
  );
}

/** Short messages at the bottom: 3 s, warnings 5 s. */
export const toast = {
  success: (message: string) => showDone(message),
  /** One was added; those of one kind that follow soon after share its message. */
  added: ({ kind, message, many }: Added) => {
    const id = `${ADDED}${kind}`;
    const count = added.kind === kind ? added.count + 1 : 1;
    // Hiding the message forgets the number.
    if (count > 1) notifications.hide(id);
    showDone(count > 1 ? many(count) : message, id);
    added = { kind, count };
  },
  /** A step was taken, undone or redone: what earlier messages say may hold no more, so they go. */
  step: (message: string, actions: readonly ToastAction[]) => {
    for (const id of [...done]) notifications.hide(id);
    notifications.hide(STEP);
    notifications.show({
      id: STEP,
      message: withActions(message, STEP, actions),
      icon: <IconInfoCircle {...icon} />,
      autoClose: 5000,
      role: 'status',
    });
  },
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
  news: (message: string, action: ToastAction) => {
    const id = `news ${message}`;
    notifications.show({
      id,
      message: withActions(message, id, [action]),
      icon: <IconBell {...icon} />,
      autoClose: 10_000,
      role: 'status',
    });
  },
  /** Something to choose about, which stays until the returned function is called. */
  offer: (message: string, actions: readonly ToastAction[]): (() => void) => {
    const id = `offer ${message}`;
    notifications.show({
      id,
      message: withActions(message, id, actions),
      icon: <IconInfoCircle {...icon} />,
      autoClose: false,
      role: 'status',
    });
    return () => void notifications.hide(id);
  },
  /** Something did not work, possibly with a way to help oneself; an equal one with that only stays longer. */
  failure: (message: string, action?: ToastAction) => {
    const shown = { icon: <IconX {...icon} />, color: 'var(--hard)' };
    if (!action) return notifications.show({ ...shown, message, autoClose: 5000 });
    const id = `failure ${message}`;
    notifications.hide(id);
    return notifications.show({
      ...shown,
      id,
      message: withActions(message, id, [action]),
      autoClose: 10_000,
    });
  },
};
