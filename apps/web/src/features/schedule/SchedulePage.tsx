import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import { hasSetup } from './available-views.ts';
import { ScheduleEmpty } from './ScheduleEmpty.tsx';
import { ScheduleWork } from './ScheduleWork.tsx';
import { changeScheduleSettings, useScheduleSettings } from './schedule-settings.ts';
import { useScheduleAddress } from './use-schedule-address.ts';

/** The Schedule screen: the timetable in its views, and what generates it. */
export function SchedulePage() {
  const draft = useDraft((whole) => whole);
  const address = useScheduleAddress(draft);
  const lastView = useScheduleSettings((settings) => settings.lastView);
  const { view, views } = address;
  const name = view?.name;
  useEffect(() => {
    if (name !== undefined && name !== lastView) changeScheduleSettings({ lastView: name });
  }, [name, lastView]);

  if (!hasSetup(draft)) return <ScheduleEmpty />;
  if (view === null) {
    const next = views.find((each) => each.name === lastView) ?? views[0];
    return next === undefined ? (
      <ScheduleEmpty />
    ) : (
      <Navigate to="/schedule/$view" params={{ view: next.name }} replace />
    );
  }
  return <ScheduleWork draft={draft} view={view} address={address} />;
}
