import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

type Values = Readonly<Record<string, string>>;
export type FieldErrors<V extends Values> = { readonly [Name in keyof V]?: string };

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * The fields of a form: their values, their errors (shown once a field was left or the form was sent),
 * and sending, which goes to the first wrong field instead while there is one.
 */
export function useFields<V extends Values>(initial: V, validate: (values: V) => FieldErrors<V>) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof V>>(new Set());
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = validate(values);
  const wrong = Object.keys(values).filter((name) => errors[name] !== undefined);

  const field = (name: keyof V & string): FieldProps => ({
    name,
    value: values[name] ?? '',
    error: sent || (touched.has(name) && values[name] !== '') ? errors[name] : undefined,
    onChange: (event) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
    onBlur: () => setTouched((before) => new Set(before).add(name)),
  });

  const onSubmit = (send: (values: V) => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const first = wrong[0];
    if (first === undefined) {
      void send(values);
      return;
    }
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const empty = () => {
    setValues(initial);
    setTouched(new Set());
    setSent(false);
  };
  return { form, field, onSubmit, empty, values, showsErrors: sent && wrong.length > 0 };
}
