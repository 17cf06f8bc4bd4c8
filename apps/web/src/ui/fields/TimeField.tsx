import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../platform/clock-time.ts';
import { endMinutesOf, minutesOf } from './time-of-day.ts';

interface TimeFieldProps {
  readonly label: string;
  /** Minutes from midnight; NaN while the field holds no time of day. */
  readonly value: number;
  /** Called with each time of day that is typed, and with NaN while the text is none. */
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
  const isTime = !Number.isNaN(value);
  const [last, setLast] = useState(value);
  if (isTime && value !== last) setLast(value);
  const step = (by: number) => {
    const from = isTime ? value : last;
    const next = (Math.floor(from / STEP) + (by > 0 || from % STEP === 0 ? by : 0)) * STEP;
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
        onChange(read(text) ?? Number.NaN);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (isTime) setTyped(null);
      }}
    />
  );
}
