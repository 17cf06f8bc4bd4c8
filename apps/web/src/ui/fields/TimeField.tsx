import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../platform/clock-time.ts';

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
      value={typed ?? (isTime ? clockTime(value) : '')}
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

const WITH_SIGN = /^(\d{1,2})\s*[:.,h ]\s*(\d{2})\s*(am|pm)?$/;
const HOURS = /^(\d{1,2})\s*h?\s*(am|pm)?$/;
const DIGITS = /^(\d{1,2})(\d{2})\s*(am|pm)?$/;

/** Minutes from midnight of a typed time: '8:05', '805', '8.05', '8', '1:15 pm'; null where it is no time of day. */
export function minutesOf(text: string): number | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replaceAll(/\./g, (dot, at: number) => (at < 3 ? dot : ''));
  const [, hours, minutes, half] =
    WITH_SIGN.exec(typed) ?? DIGITS.exec(typed) ?? withoutMinutes(HOURS.exec(typed)) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = hourOf(Number(hours), half);
  return hour === null || hour > 23 || Number(minutes) > 59 ? null : hour * 60 + Number(minutes);
}

function withoutMinutes(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match && ['', match[1], '00', match[2]];
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Reads the end of a period: midnight ends the day, it does not begin it. */
export function endMinutesOf(text: string): number | null {
  if (/^24[:.h ]?00$/.test(text.trim())) return 1440;
  const minutes = minutesOf(text);
  return minutes === 0 ? 1440 : minutes;
}
