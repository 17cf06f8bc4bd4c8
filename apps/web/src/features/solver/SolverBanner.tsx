import { CloseButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SolverBanner.module.css';
import { SCHEDULE_PANEL } from './schedule-panel.ts';
import { useFocusHandover } from './use-focus-handover.ts';

const icons = {
  good: IconCircleCheck,
  soft: IconAlertTriangle,
  hard: IconExclamationCircle,
  plain: IconClock,
  info: IconInfoCircle,
};

interface SolverBannerProps {
  readonly tone: keyof typeof icons;
  readonly title: string;
  readonly body?: string;
  /** More to read below the body. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
}

/** One message of the solver above the timetable, with its actions. */
export function SolverBanner({ tone, title, body, children, actions, onDismiss }: SolverBannerProps) {
  const { t } = useTranslation();
  const Icon = icons[tone];
  const banner = useRef<HTMLElement>(null);
  useFocusHandover(banner, () => document.getElementById(SCHEDULE_PANEL));
  return (
    <section
      ref={banner}
      className={classes.banner}
      data-tone={tone}
      role={tone === 'hard' ? 'alert' : 'status'}
    >
      <Icon size={20} stroke={1.8} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <strong>{title}</strong>
        {body && <p>{body}</p>}
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
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
