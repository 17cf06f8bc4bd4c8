import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import * as z from 'zod';
import { ForgotPasswordPage } from '../features/account/ForgotPasswordPage.tsx';
import { LoginPage } from '../features/account/LoginPage.tsx';
import { LOGIN, needsNobody, redirectFor } from '../features/account/redirects.ts';
import { isRefusal } from '../platform/api/refusal.ts';
import { currentUser, rememberUser } from '../platform/current-user.ts';
import { queryClient } from '../platform/query-client.ts';
import { EditorSkeleton } from './shell/EditorSkeleton.tsx';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { PendingScreen } from './shell/PendingScreen.tsx';
import { whenOnline } from './when-online.ts';

/** Any address may carry where to go on after signing in. */
const rootSearch = z.object({ redirect: z.string().optional().catch(undefined) });

const rootRoute = createRootRoute({
  validateSearch: rootSearch,
  beforeLoad: async ({ location, search }) => {
    if (needsNobody(location.pathname)) return;
    const next = redirectFor(await currentUser(), location.href, search.redirect);
    if (next) {
      const { to, redirect: target, link } = next;
      throw redirect({ to, search: { ...(target && { redirect: target }), ...(link && { link }) } });
    }
  },
  component: Outlet,
  notFoundComponent: NotFoundPage,
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/login',
  validateSearch: z.object({
    changed: z.boolean().optional().catch(undefined),
    /** The outcome of the link in a verification mail, opened without being signed in. */
    link: z.enum(['verified', 'changed', 'invalid', 'expired', 'signIn']).optional().catch(undefined),
  }),
  component: LoginPage,
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/register',
  component: lazyRouteComponent(() => import('../features/account/RegisterPage.tsx'), 'RegisterPage'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/forgotpassword',
  component: ForgotPasswordPage,
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/resetpassword',
  validateSearch: z.object({
    token: z.string().optional().catch(undefined),
    error: z.string().optional().catch(undefined),
  }),
  component: lazyRouteComponent(
    () => import('../features/account/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard/verify',
  validateSearch: z.object({ error: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../features/account/VerifyPage.tsx'), 'VerifyPage'),
});

const helloRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hello',
  component: lazyRouteComponent(() => import('../features/account/HelloPage.tsx'), 'HelloPage'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/account/TermsPage.tsx'), 'TermsPage'),
});

const pullRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pull',
  component: lazyRouteComponent(() => import('./shell/PullPage.tsx'), 'PullPage'),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintenance',
  component: lazyRouteComponent(() => import('./shell/MaintenancePage.tsx'), 'MaintenancePage'),
});

/** Everything inside the shell: opens the draft before its screens render. */
const editorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'editor',
  loader: async ({ location }) => {
    const { openCurrentDraft } = await import('../document/opening/open-current-draft.ts');
    try {
      await openCurrentDraft();
    } catch (error) {
      if (isRefusal(error, 'MAINTENANCE'))
        throw redirect({ to: '/maintenance', search: { redirect: location.href } });
      if (!isRefusal(error, 'UNAUTHENTICATED')) throw error;
      rememberUser(null);
      throw redirect({ to: LOGIN, search: { redirect: location.href } });
    }
  },
  pendingComponent: EditorSkeleton,
  pendingMs: 100,
  pendingMinMs: 300,
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(
    whenOnline(() => import('./shell/EditorShell.tsx')),
    'EditorShell',
  ),
});

const structureRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/structure/StructurePage.tsx')),
    'StructurePage',
  ),
});

const homeRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/dashboard',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/overview/HomePage.tsx')),
    'HomePage',
  ),
});

const accountRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/dashboard/account',
  /** The outcome of a link that was to change the address. */
  validateSearch: z.object({
    link: z.enum(['changed', 'invalid', 'expired', 'signIn']).optional().catch(undefined),
  }),
  component: lazyRouteComponent(
    whenOnline(() => import('../features/own-account/AccountPage.tsx')),
    'AccountPage',
  ),
});

/** The address of an item, or `add`, opens its card; the component stays mounted. */
const classroomsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/classrooms',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/classrooms/ClassroomsPage.tsx')),
    'ClassroomsPage',
  ),
});
const classroomRoute = createRoute({ getParentRoute: () => classroomsRoute, path: '$id' });

const classesRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/classes',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/classes/ClassesPage.tsx')),
    'ClassesPage',
  ),
});
const classRoute = createRoute({ getParentRoute: () => classesRoute, path: '$id' });

const teachersRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/teachers',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/teachers/TeachersPage.tsx')),
    'TeachersPage',
  ),
});
const teacherRoute = createRoute({ getParentRoute: () => teachersRoute, path: '$id' });

const subjectsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/subjects',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/subjects/SubjectsPage.tsx')),
    'SubjectsPage',
  ),
});
const subjectRoute = createRoute({ getParentRoute: () => subjectsRoute, path: '$id' });

/** The lessons of one subject, or of those in the navigation state. */
const lessonsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/subjects/$subject/lessons',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/lessons/LessonsPage.tsx')),
    'LessonsPage',
  ),
});
const lessonRoute = createRoute({ getParentRoute: () => lessonsRoute, path: '$id' });

/** One component for all tabs; `incoming` leads to the conflicts of the latest run. */
const constraintsRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/constraints',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/constraints/ConstraintsPage.tsx')),
    'ConstraintsPage',
  ),
});
const constraintsTabRoute = createRoute({ getParentRoute: () => constraintsRoute, path: '$tab' });

/** One component for all views, so that it stays mounted while the view changes. */
const scheduleRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/schedule',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/schedule/SchedulePage.tsx')),
    'SchedulePage',
  ),
});
const scheduleViewRoute = createRoute({ getParentRoute: () => scheduleRoute, path: '$view' });
const scheduleItemRoute = createRoute({ getParentRoute: () => scheduleRoute, path: '$view/$id' });

/** The administration, for administrators; everyone else is sent to the editor. */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: async () => {
    if (!(await currentUser())?.isAdministrator) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(() => import('./shell/AdminShell.tsx'), 'AdminShell'),
});
const adminHomeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../features/administration/OverviewPage.tsx'), 'OverviewPage'),
});
const clientsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/clients',
  // Beside the code of the screen, not after it.
  loader: async () => {
    if (!(await currentUser())?.hasSecondFactor) return;
    const { firstClientsQuery } = await import('../features/administration/admin-queries.ts');
    void queryClient.prefetchQuery(firstClientsQuery);
  },
  component: lazyRouteComponent(() => import('../features/administration/ClientsPage.tsx'), 'ClientsPage'),
});
const clientRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/clients/$id',
  component: lazyRouteComponent(() => import('../features/administration/ClientPage.tsx'), 'ClientPage'),
});

const announcementsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/announcements',
  component: lazyRouteComponent(
    () => import('../features/administration/AnnouncementsPage.tsx'),
    'AnnouncementsPage',
  ),
});
const siteRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/site',
  component: lazyRouteComponent(() => import('../features/administration/SitePage.tsx'), 'SitePage'),
});
const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/audit',
  component: lazyRouteComponent(() => import('../features/administration/AuditPage.tsx'), 'AuditPage'),
});
const exportRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/export',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/export/ExportPage.tsx')),
    'ExportPage',
  ),
});
const publishRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: '/publish',
  component: lazyRouteComponent(
    whenOnline(() => import('../features/publish/PublishPage.tsx')),
    'PublishPage',
  ),
});

const routeTree = rootRoute.addChildren([
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyRoute,
  helloRoute,
  termsRoute,
  pullRoute,
  maintenanceRoute,
  adminRoute.addChildren([
    adminHomeRoute,
    clientsRoute,
    clientRoute,
    announcementsRoute,
    siteRoute,
    auditRoute,
  ]),
  editorRoute.addChildren([
    structureRoute,
    homeRoute,
    accountRoute,
    classroomsRoute.addChildren([classroomRoute]),
    classesRoute.addChildren([classRoute]),
    teachersRoute.addChildren([teacherRoute]),
    subjectsRoute.addChildren([subjectRoute]),
    lessonsRoute.addChildren([lessonRoute]),
    constraintsRoute.addChildren([constraintsTabRoute]),
    publishRoute,
    scheduleRoute.addChildren([scheduleViewRoute, scheduleItemRoute]),
    exportRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: PendingScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
