import { countEvents } from '@bellgrid/protocol';
import { handle } from './handler.ts';

export const handleCountEvents = handle(countEvents, async ({ metrics }, { events }) => {
  metrics.countEvents(events);
  return {};
});
