import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import { availableViews, hasSetup } from './available-views.ts';
import { ScheduleEmpty } from './ScheduleEmpty.tsx';
import { ScheduleWork } from './ScheduleWork.tsx';
import { changeScheduleSettings, useScheduleSettings } from './schedule-settings.ts';
import { useScheduleAddress } from './use-schedule-address.ts';

/** The Schedule screen: the timetable in its views, and what generates it. */
export function SchedulePage() {
  const draft = useDraft((whole) => whole);
  const address = useScheduleAddress(draft);
  const lastView = useScheduleSettings((settings) => settings.lastView);
  const { view } = address;
  useEffect(() => {
    if (view !== null && view !== lastView) changeScheduleSettings({ lastView: view });
  }, [view, lastView]);

  if (!hasSetup(draft)) return <ScheduleEmpty />;
  if (view === null) {
    const views = availableViews(draft);
    const next = views.includes(lastView) ? lastView : views[0];
    return next === undefined ? (
      <ScheduleEmpty />
    ) : (
      <Navigate to="/schedule/$view" params={{ view: next }} replace />
    );
  }
  return <ScheduleWork draft={draft} view={view} address={address} />;
}
