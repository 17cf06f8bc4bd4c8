import { openScreen } from '../../ui/testing/page-in-dom.tsx';
import { ConstraintsPage } from './ConstraintsPage.tsx';

const screen = { path: '/constraints', below: ['$tab'], component: ConstraintsPage };

/** Renders the dashboard with one of its tabs, in a document without layout. Tests use it, not the application. */
export const openDashboard = (tab: string): Promise<void> =>
  openScreen(`/constraints/${tab}`, screen, { isThemed: false });
