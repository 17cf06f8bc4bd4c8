import { checkNumber, type NumberRange } from '@bellgrid/model';
import { isolated, localeOf } from '@bellgrid/texts';
import { TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formIssueText } from './form-issue-text.ts';
import classes from './NumberField.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** NaN while the field holds nothing that it takes. */
  readonly value: number;
  readonly range: NumberRange;
  /** Called with NaN while the field holds nothing that it accepts. */
  readonly onChange: (value: number) => void;
  /** The field may be empty: called when it becomes so, instead of `onChange`. */
  readonly onEmpty?: () => void;
  /** A number out of range becomes the nearest one within when the field is left, with a message. */
  readonly clamps?: boolean;
  /** An empty field becomes this number when it is left. */
  readonly whenEmpty?: number;
  /** The unit behind the number. */
  readonly unit?: string;
  readonly description?: string;
  readonly size?: 'sm' | 'md';
  readonly className?: string | undefined;
  /** The place of the message of a field in a sentence, whose label is for screen readers alone. */
  readonly messageIn?: HTMLElement | null;
  readonly autoFocus?: boolean;
}

const MAX_TYPED = 20;
const attributes = { input: { dir: 'ltr' } };

/**
 * A field for a whole number, or one with decimal places where its range has them. The typed text stays as it is: a number that the field does not accept is
 * refused with a message below it and never changed in silence. Arrow keys go one up and down.
 */
export function NumberField({
  label,
  value,
  range,
  onChange,
  onEmpty,
  clamps = false,
  whenEmpty,
  unit,
  description,
  size = 'sm',
  className,
  messageIn,
  autoFocus = false,
}: NumberFieldProps) {
  const { t, i18n } = useTranslation();
  const textOf = (number: number) => writtenNumber(number, i18n.language);
  const [text, setText] = useState(textOf(value));
  const [told, setTold] = useState(value);
  const [isTyped, setTyped] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  // Changed from elsewhere: by an undo, or because it was stored as another number.
  if (!Object.is(value, told)) {
    setTold(value);
    setText(textOf(value));
    setTyped(false);
  }
  const { issue, nearest } = checkNumber(text, range);
  const isMissing = text.trim() === '';

  const write = (next: string) => {
    const { value: read } = checkNumber(next, range);
    setText(next);
    setTold(read);
    setTyped(true);
    setLeft(false);
    setNote(null);
    if (onEmpty && next.trim() === '') onEmpty();
    // A field that may be empty is NaN then too: it is to be told apart from what is refused.
    else if (onEmpty || !Object.is(read, value)) onChange(read);
  };
  /** Changes the content to the nearest accepted number; true when it has changed. */
  const settle = (): boolean => {
    if (issue === null && text !== textOf(nearest)) setText(textOf(nearest));
    if (isMissing && whenEmpty !== undefined) {
      write(textOf(whenEmpty));
      return true;
    }
    if (!clamps || !isTyped || issue === null || Number.isNaN(nearest)) return false;
    write(textOf(nearest));
    const side = issue === 'number-too-small' ? 'fields.number.setToLeast' : 'fields.number.setToMost';
    setNote(t(side, { typed: shown(text), value: nearest }));
    return true;
  };
  const step = (by: 1 | -1) => {
    if (issue !== null) return write(textOf(Number.isNaN(nearest) ? range.least : nearest));
    if (checkNumber(textOf(nearest + by), range).issue === null) write(textOf(nearest + by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Enter would save what the field is about to change: it shows the change first.
    if (event.key === 'Enter' && settle()) event.preventDefault();
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const message =
    issue === null || (isMissing && (!hasLeft || onEmpty)) ? null : refusal(t, text, issue, range);
  const buttons = (
    // Only the mouse needs them: keys have the arrows, and a screen reader the field itself.
    <span className={classes.end} aria-hidden>
      {unit ? <span className={classes.unit}>{unit}</span> : null}
      <span className={classes.steps}>
        {([1, -1] as const).map((by) => (
          <button
            key={by}
            type="button"
            tabIndex={-1}
            title={t(by === 1 ? 'fields.number.more' : 'fields.number.less')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => step(by)}
          >
            {by === 1 ? <IconChevronUp size={12} /> : <IconChevronDown size={12} />}
          </button>
        ))}
      </span>
    </span>
  );
  const alert = message === null ? null : <span role="alert">{message}</span>;
  const isInSentence = messageIn !== undefined;
  return (
    <TextInput
      className={className ?? ''}
      size={size}
      aria-label={isInSentence ? label : undefined}
      label={
        isInSentence ? undefined : (
          <>
            {label}
            {unit ? <span className="visually-hidden"> {t('names.unit', { unit })}</span> : null}
          </>
        )
      }
      description={
        <>
          {description}
          <span role="status" className={classes.note}>
            {note}
          </span>
          {isInSentence && messageIn && alert ? createPortal(<p>{alert}</p>, messageIn) : null}
        </>
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={isInSentence ? alert !== null : alert}
      classNames={{ input: classes.input, description: classes.description }}
      attributes={attributes}
      inputMode={range.least < 0 ? 'text' : range.hundredths ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={MAX_TYPED}
      autoFocus={autoFocus}
      rightSection={buttons}
      rightSectionWidth={unit ? 68 : 28}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setLeft(true);
        settle();
      }}
    />
  );
}

/** The number as it is typed: with the decimal sign of the language. */
function writtenNumber(value: number, language: string): string {
  if (Number.isNaN(value)) return '';
  return Number.isInteger(value)
    ? String(value)
    : value.toLocaleString(localeOf(language), { useGrouping: false });
}

/** The typed text, for use in a sentence. */
const shown = (text: string): string => `“${isolated(text.trim())}”`;

function refusal(
  t: TFunction,
  text: string,
  issue: NonNullable<ReturnType<typeof checkNumber>['issue']>,
  { least, most }: NumberRange,
): string {
  const range =
    most === undefined ? t('fields.number.rangeFrom', { least }) : t('fields.number.range', { least, most });
  if (text.trim() === '') return t('fields.number.missing', { range });
  if (issue === 'not-a-whole-number' && isWholeOtherwise(text)) {
    return t('fields.number.inDigits', { typed: shown(text), range });
  }
  return formIssueText(issue, { typed: shown(text), range });
}

/**
 * True for a text with other characters than digits that is a whole number in another spelling: 1e9, 0x10.
 */
export const isWholeOtherwise = (text: string): boolean =>
  text.trim() !== '' && Number.isInteger(Number(text));
