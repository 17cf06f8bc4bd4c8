import { isSame } from '@bellgrid/model';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type EntryPlace, endOffers } from '../../document/saving/kept-entries.ts';
import { type EntryOffer, useKeptEntry } from './use-kept-entry.ts';

interface KeptFieldsOptions<Fields> extends Partial<EntryPlace> {
  readonly form: string;
  readonly title: string;
  /** Returns the content of the form when it is opened. */
  readonly initial: () => Fields;
}

interface KeptFields<Fields> {
  readonly fields: Fields;
  readonly change: (changes: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => void;
  readonly isDirty: boolean;
  readonly offer: EntryOffer | null;
  /** Called once the fields are saved: they are unsaved no more, and what is on offer would replace them. */
  readonly saved: () => void;
}

/** The fields of a form that edits no fork, kept in the browser until they are saved or given up: see `useKeptEntry`. */
export function useKeptFields<Fields extends object>({
  initial,
  ...place
}: KeptFieldsOptions<Fields>): KeptFields<Fields> {
  const [first, setFirst] = useState(initial);
  const [fields, setFields] = useState(first);
  const isDirty = !isSame(fields, first);
  const offer = useKeptEntry<Fields>({ ...place, isDirty, read: () => fields, restore: setFields });
  const change = useCallback<KeptFields<Fields>['change']>(
    (changes) =>
      setFields((now) => ({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })),
    [],
  );
  const latest = useRef(fields);
  useLayoutEffect(() => {
    latest.current = fields;
  });
  const saved = () => {
    // A save that takes its time is told by an earlier rendering: the fields may have been completed meanwhile.
    setFirst(latest.current);
    endOffers(place.form);
  };
  return { fields, change, isDirty, offer, saved };
}
