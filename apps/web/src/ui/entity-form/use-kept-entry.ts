import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dropEntry,
  type EntryPlace,
  endEntryOffer,
  endRestoredOffer,
  isStillKept,
  type KeptEntry,
  keepEntry,
  noteShownOffer,
  useKeptEntries,
} from '../../document/saving/kept-entries.ts';
import { toast } from '../../platform/toast.tsx';
import { useReportDirty } from './edit-guard.ts';

interface KeptEntryOptions<Value> extends Partial<EntryPlace> {
  /** One for each form or field of a school, the same at each opening; undefined where nothing is to be kept. */
  readonly form: string | undefined;
  readonly isDirty: boolean;
  /** Returns what is entered. */
  readonly read: () => Value;
  /** Enters again what was entered in a window that has ended; false where it cannot be. */
  readonly restore: (value: Value) => unknown;
}

/** The entry that was made in a form before its window was closed. */
export interface EntryOffer {
  readonly entry: KeptEntry;
  readonly restore: () => void;
  readonly discard: () => void;
}

/**
 * Reports the entry of a form or field as unsaved, and keeps it in the browser until it is saved or given up: as long as the
 * form is open and dirty. Never for passwords, or outside of a school.
 * @returns the newest that an earlier window left of it; older ones follow once it is answered. Null for nothing.
 */
export function useKeptEntry<Value>(options: KeptEntryOptions<Value>): EntryOffer | null {
  const { t } = useTranslation();
  const { form, title = '', path, records, isDirty } = options;
  useReportDirty(isDirty);
  const latest = useRef(options);
  latest.current = options;
  // After every rendering: only the form knows its value, and it is read once it is written.
  useEffect(() => {
    if (!isDirty || form === undefined) return;
    const place = { form, title, path: path ?? window.location.pathname, ...(records && { records }) };
    keepEntry(place, () => latest.current.read());
  });
  useEffect(() => {
    if (isDirty && form !== undefined) return () => dropEntry(form);
  }, [form, isDirty]);
  const entry = useKeptEntries(({ offered }) => offered.find((each) => each.form === form)) ?? null;
  useEffect(() => {
    if (entry) noteShownOffer(entry.form);
  }, [entry]);
  const end = useCallback(() => entry && void endEntryOffer(entry), [entry]);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const restoring = useRef<KeptEntry | null>(null);
  if (entry === null) return null;
  const restore = async () => {
    if (restoring.current === entry) return;
    restoring.current = entry;
    const isKept = await isStillKept(entry);
    restoring.current = null;
    if (!isOpen.current) return;
    if (!isKept) {
      end();
      toast.warning(t('saving.entry.ended'));
      return;
    }
    const { isDirty, read, restore } = latest.current;
    // Read before it is replaced.
    const replaced = isDirty ? { value: read() } : null;
    if (restore(entry.value as Value) !== false) endRestoredOffer(entry, replaced);
  };
  return { entry, restore: () => void restore(), discard: end };
}

interface KeptTextOptions {
  readonly form: string;
  readonly title: string;
  readonly text: string;
  readonly isDirty: boolean;
  /** An entry that was kept takes the place of the text. */
  readonly isReplaced: boolean;
  readonly onText: (text: string) => void;
}

/** {@link useKeptEntry} for a field of one text: what was typed in it is there again. */
export function useKeptText({ form, title, text, isDirty, isReplaced, onText }: KeptTextOptions): void {
  const restore = (kept: string) => isReplaced && onText(kept);
  const offer = useKeptEntry({ form, title, isDirty, read: () => text, restore });
  useEffect(() => {
    if (offer && isReplaced) offer.restore();
  });
}
