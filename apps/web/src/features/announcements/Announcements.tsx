import type { Announcement } from '@bellgrid/protocol';
import { CloseButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { siteQuery } from '../../platform/site-query.ts';
import classes from './Announcements.module.css';
import { nextChange, shownAnnouncements } from './shown-announcements.ts';

/** Timers do not reach further. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** The current announcements to everyone. */
export function Announcements() {
  const { data: site } = useQuery(siteQuery);
  const dismissed = useDismissedAnnouncements((state) => state.ids);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = site ? nextChange(site, now) : null;
    if (next === null) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(next - Date.now(), 0) + 50, LONGEST_WAIT_MS),
    );
    return () => clearTimeout(timer);
  }, [site, now]);
  if (!site) return null;
  return shownAnnouncements(site, dismissed, now).map((announcement) => (
    <AnnouncementBanner
      key={announcement.id}
      announcement={announcement}
      onDismiss={() => dismissAnnouncement(announcement.id)}
    />
  ));
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconExclamationCircle,
};

interface BannerProps {
  readonly announcement: Omit<Announcement, 'id' | 'effectiveDuring'>;
  readonly onDismiss: () => void;
}

/** One announcement as everyone sees it. */
export function AnnouncementBanner({ announcement, onDismiss }: BannerProps) {
  const { t } = useTranslation();
  const { title, content, severity, variant, nonDismissible } = announcement;
  const Icon = icons[severity];
  return (
    <section
      className={classes.banner}
      role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
      data-severity={severity}
      data-variant={variant}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <strong>{title}</strong>
        {content ? <span>{content}</span> : null}
      </div>
      {nonDismissible ? null : (
        <CloseButton
          className={classes.close}
          size={28}
          aria-label={t('shell.dismissAnnouncement', { title })}
          onClick={onDismiss}
        />
      )}
    </section>
  );
}

/** Announcements that were put away in this browser; only the latest are kept. */
const KEPT = 50;

const useDismissedAnnouncements = create<{ readonly ids: readonly string[] }>()(
  persist((): { readonly ids: readonly string[] } => ({ ids: [] }), {
    name: 'bellgrid.announcements',
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

function dismissAnnouncement(id: string): void {
  useDismissedAnnouncements.setState(({ ids }) => ({ ids: [...ids, id].slice(-KEPT) }));
}
