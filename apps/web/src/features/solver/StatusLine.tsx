import { ActionIcon, CloseButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconExclamationCircle,
  IconEye,
  IconInfoCircle,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
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

interface StatusLineProps {
  readonly tone: StatusTone;
  readonly title: string;
  readonly body?: string;
  readonly actions?: ReactNode;
  /** Opens the panel that has the whole text. */
  readonly onDetails?: (() => void) | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** One sentence on the state of the schedule, with its actions: always one line of the same height. */
export function StatusLine({ tone, title, body, actions, onDetails, onDismiss }: StatusLineProps) {
  const { t } = useTranslation();
  const Icon = icons[tone];
  const line = useRef<HTMLElement>(null);
  useFocusHandover(line, () => document.getElementById(SCHEDULE_PANEL));
  return (
    <section ref={line} className={classes.line} data-tone={tone}>
      <Icon size={18} stroke={1.8} className={classes.icon} aria-hidden />
      <p
        className={classes.text}
        title={[title, body].filter(Boolean).join(' ')}
        role={tone === 'hard' ? 'alert' : 'status'}
      >
        <strong>{title}</strong> {body && <span>{body}</span>}
      </p>
      {actions && <div className={classes.actions}>{actions}</div>}
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
