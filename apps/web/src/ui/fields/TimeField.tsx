import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../platform/clock-time.ts';
import { endMinutesOf, minutesOf } from './time-of-day.ts';

interface TimeFieldProps {
  readonly label: string;
  /** Minutes from midnight. */
  readonly value: number;
  /** Called with each time of day that is typed; other text changes nothing. */
  readonly onChange: (minutes: number) => void;
  readonly error?: string | undefined;
  /** Midnight is the end of the day. */
  readonly isEnd?: boolean;
  readonly size?: 'sm' | 'md';
}

const STEP = 5;
const MAX_TYPED = 12;
const attributes = { input: { dir: 'ltr' } };

/** A time of day on a clock of 24 hours. Typing 805 or 8:05 works; the arrows go five minutes up and down. */
export function TimeField({ label, value, onChange, error, isEnd = false, size = 'sm' }: TimeFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const read = isEnd ? endMinutesOf : minutesOf;
  const isTime = typed === null || read(typed) !== null;
  const step = (by: number) => {
    const next = (Math.floor(value / STEP) + (by > 0 || value % STEP === 0 ? by : 0)) * STEP;
    if (next < 0 || next > (isEnd ? 1440 : 1439)) return;
    setTyped(null);
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <TextInput
      size={size}
      label={label}
      error={isTime ? error : t('fields.noTime')}
      value={typed ?? clockTime(value)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_TYPED}
      attributes={attributes}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const minutes = read(text);
        if (minutes !== null) onChange(minutes);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => setTyped(null)}
    />
  );
}
