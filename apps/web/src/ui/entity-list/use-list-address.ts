import type { Id } from '@bellgrid/model';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The last segment of an address that opens the form of a new item. */
const ADD = 'add';

/** True when an address is that of a list, or of one item of it. */
export function isListPath(base: string, path: string): boolean {
  if (path === base || path === `${base}/`) return true;
  return path.startsWith(`${base}/`) && !path.slice(base.length + 1).includes('/');
}

/**
 * Opens the item that the address names (null: a new item), then sets the address back to the list's; the
 * navigation state stays.
 */
export function useListAddress(base: string, onOpen: (id: Id | null) => void): void {
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    if (id === undefined) return;
    open.current(id === ADD ? null : id);
    void navigate({ to: base, replace: true, state: true });
  }, [id, base, navigate]);
}
