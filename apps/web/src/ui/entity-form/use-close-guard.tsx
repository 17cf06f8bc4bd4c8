import { type ReactNode, useState } from 'react';
import { DiscardDialog } from './DiscardDialog.tsx';
import { createEditGuard, type EditGuard } from './edit-guard.ts';

/** A guard for the form of a dialog, and the question that it asks before changes are lost. */
export function useCloseGuard(): { guard: EditGuard; question: ReactNode } {
  const [asking, setAsking] = useState<(() => void) | null>(null);
  const [guard] = useState(() => createEditGuard((then) => setAsking(() => then)));
  const discard = () => {
    setAsking(null);
    asking?.();
  };
  // Mounted only while it asks: the Escape that brings it up would close it again.
  const question = asking && <DiscardDialog opened onKeep={() => setAsking(null)} onDiscard={discard} />;
  return { guard, question };
}
