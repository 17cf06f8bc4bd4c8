import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { DiscardDialog } from './DiscardDialog.tsx';
import { createEditGuard, type EditGuard, showGuard } from './edit-guard.ts';

/**
 * A guard for the forms of one screen, and its dialog. It asks before another screen is opened, and in `leave`; before
 * the window is left `useLeaveGuard` asks. Addresses for which `isOwn` holds belong to the screen itself.
 */
export function useEditGuard(isOwn: (path: string) => boolean): { guard: EditGuard; dialog: ReactNode } {
  const [asking, setAsking] = useState<(() => void) | null>(null);
  const [guard] = useState(() => createEditGuard((then) => setAsking(() => then)));
  useEffect(() => showGuard(guard), [guard]);
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => guard.isDirty() && !isOwn(next.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  });

  const keep = () => {
    setAsking(null);
    blocker.reset?.();
  };
  const discard = () => {
    guard.forget();
    setAsking(null);
    asking?.();
    blocker.proceed?.();
  };
  const opened = asking !== null || blocker.status === 'blocked';
  return { guard, dialog: <DiscardDialog opened={opened} onKeep={keep} onDiscard={discard} /> };
}
