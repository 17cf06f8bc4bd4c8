import { ActionIcon, Button, CloseButton, Menu } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconDots,
  IconExclamationCircle,
  IconEye,
  IconInfoCircle,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './StatusLine.module.css';
import { SCHEDULE_PANEL } from './schedule-panel.ts';
import { useFocusHandover } from './use-focus-handover.ts';

const icons = {
  good: IconCircleCheck,
  calm: IconCircleCheck,
  soft: IconAlertTriangle,
  hard: IconExclamationCircle,
  plain: IconClock,
  info: IconInfoCircle,
  preview: IconEye,
  unknown: IconCircleDashed,
};

export type StatusTone = keyof typeof icons;

export interface StatusAction {
  readonly label: string;
  readonly act: () => void;
}

interface StatusLineProps {
  readonly tone: StatusTone;
  readonly title: string;
  readonly body?: string;
  /** The most important first. */
  readonly actions?: readonly StatusAction[];
  /** The first action is what most users do next. */
  readonly isUrgent?: boolean;
  /** Opens the panel that has the whole text. */
  readonly onDetails?: (() => void) | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** The least room for the sentence, its icon and the small buttons, in pixels; and what a button adds to its letters. */
const SENTENCE = 330;
const LETTER = 7.5;
const BUTTON = 36;
/** The sentence has two lines, each a little shorter than its room as words are not divided. */
const LINES = 2;
const SENTENCE_LETTER = 7.2;
const BESIDE_SENTENCE = 110;
/** Up to this width, as in the style rules, the buttons have a row of their own. */
const PHONE = 640;
const AROUND = 60;

/**
 * The number of actions, at least one, whose buttons leave enough room for a sentence of so many letters in a line of this
 * width in pixels.
 */
export function countFitting(actions: readonly StatusAction[], width: number, letters: number): number {
  const sentence = Math.max(SENTENCE, (letters * SENTENCE_LETTER) / LINES + BESIDE_SENTENCE);
  let room = width <= PHONE ? width - AROUND : width - sentence;
  const first = actions.findIndex(({ label }) => {
    room -= label.length * LETTER + BUTTON;
    return room < 0;
  });
  return first < 0 ? actions.length : Math.max(1, first);
}

/** One sentence on the state of the schedule, with its actions: one line of the same height, but on a phone. */
export function StatusLine({
  tone,
  title,
  body,
  actions = [],
  isUrgent = false,
  onDetails,
  onDismiss,
}: StatusLineProps) {
  const { t } = useTranslation();
  const Icon = icons[tone];
  const line = useRef<HTMLElement>(null);
  const { ref, width } = useElementSize();
  const words = [title, body].filter(Boolean).join(' ');
  const shown = width === 0 ? actions.length : countFitting(actions, width, words.length);
  const hidden = actions.slice(shown);
  useFocusHandover(line, () => document.getElementById(SCHEDULE_PANEL));
  return (
    <section ref={useMergedRef(line, ref)} className={classes.line} data-tone={tone}>
      <Icon size={18} stroke={1.8} className={classes.icon} aria-hidden />
      <p className={classes.text} title={words} role={tone === 'hard' ? 'alert' : 'status'}>
        <strong>{title}</strong> {body && <span>{body}</span>}
      </p>
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.slice(0, shown).map(({ label, act }, index) => (
            <Button
              key={label}
              size="xs"
              variant={isUrgent && index === 0 ? 'filled' : 'default'}
              onClick={act}
            >
              {label}
            </Button>
          ))}
          {hidden.length > 0 && (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon
                  size={30}
                  variant="default"
                  aria-label={t('solver.status.more')}
                  title={t('solver.status.more')}
                >
                  <IconDots size={16} stroke={1.8} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {hidden.map(({ label, act }) => (
                  <Menu.Item key={label} onClick={act}>
                    {label}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      )}
      {onDetails && (
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          className={classes.more}
          aria-label={t('solver.status.details')}
          title={t('solver.status.details')}
          onClick={onDetails}
        >
          <IconLayoutSidebarRightExpand size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
      {onDismiss && (
        <CloseButton
          size="sm"
          className={classes.dismiss}
          aria-label={t('solver.dismiss')}
          onClick={onDismiss}
        />
      )}
    </section>
  );
}
