import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { PAGE_NAMES, PAGES } from '@citato/contract';
import { parsePlanChoice, parseProfileSearch } from '#features/accounts';
import { parseAdminTab, parsePeriodSearch, parseReadingSearch, parseUsersSearch } from '#features/operator';
import { parseDashboardSearch } from '#features/monitoring';
import type { TrackedEvent } from '#lib/track';
import { appCopy } from '../copy.ts';
import {
  type CheckoutSearch,
  forwardSignedIn,
  parseCheckoutSearch,
  parseEntranceSearch,
  parseTokenSearch,
  requireSession,
} from './guards.ts';
import { Home } from './home.tsx';
import { Root } from '../root.tsx';
import { RouteError } from '../failures/route-error.tsx';
import { formatSearch, parseSearch, readKnown, readText, type VerificationSearch } from './search-params.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The page's name in the window's title. */
    title?: string;
    category?: Extract<TrackedEvent, { event: 'page_view' }>['category'];
  }
}

const root = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('#pages/not-found'), 'NotFoundPage'),
  staticData: { title: appCopy.titles.notFound, category: 'landing' },
});

const home = createRoute({
  getParentRoute: () => root,
  path: PAGES.home,
  validateSearch: readKnown(parseDashboardSearch),
  component: Home,
  staticData: { title: PAGE_NAMES.landing, category: 'landing' },
});

const login = createRoute({
  getParentRoute: () => root,
  path: PAGES.login,
  validateSearch: readKnown(parseEntranceSearch),
  beforeLoad: forwardSignedIn,
  component: lazyRouteComponent(() => import('#pages/login'), 'LoginPage'),
  staticData: { title: PAGE_NAMES.login, category: 'auth' },
});

const register = createRoute({
  getParentRoute: () => root,
  path: PAGES.register,
  validateSearch: readKnown(parseEntranceSearch),
  beforeLoad: forwardSignedIn,
  component: lazyRouteComponent(() => import('#pages/register'), 'RegisterPage'),
  staticData: { title: PAGE_NAMES.register, category: 'auth' },
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: PAGES.verifyEmail,
  validateSearch: readKnown((search): VerificationSearch => ({
    email: readText(search['email']),
    token: readText(search['token']),
    plan: parsePlanChoice(search['plan']) ?? undefined,
  })),
  component: lazyRouteComponent(() => import('#pages/verify-email'), 'VerifyEmailPage'),
  staticData: { title: appCopy.titles.verifyEmail, category: 'auth' },
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: PAGES.forgotPassword,
  component: lazyRouteComponent(() => import('#pages/forgot-password'), 'ForgotPasswordPage'),
  staticData: { title: appCopy.titles.forgotPassword, category: 'auth' },
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: PAGES.resetPassword,
  validateSearch: readKnown(parseTokenSearch),
  component: lazyRouteComponent(() => import('#pages/reset-password'), 'ResetPasswordPage'),
  staticData: { title: appCopy.titles.resetPassword, category: 'auth' },
});

const checkout = createRoute({
  getParentRoute: () => root,
  path: PAGES.checkout,
  validateSearch: readKnown<CheckoutSearch>(parseCheckoutSearch),
  beforeLoad: async ({ search, preload }) => {
    if (!preload) (await import('./require-buyer.ts')).requireBuyer(search);
  },
  component: lazyRouteComponent(() => import('#pages/checkout'), 'CheckoutPage'),
  staticData: { title: appCopy.titles.checkout, category: 'checkout' },
});

const profile = createRoute({
  getParentRoute: () => root,
  path: PAGES.profile,
  validateSearch: readKnown(parseProfileSearch),
  component: lazyRouteComponent(() => import('./profile.tsx'), 'Profile'),
  staticData: { title: appCopy.titles.profile, category: 'profile' },
});

const admin = createRoute({
  getParentRoute: () => root,
  path: PAGES.admin,
  validateSearch: readKnown((search) => ({
    ...parseAdminTab(search),
    ...parseReadingSearch(search),
    ...parseUsersSearch(search),
    ...parsePeriodSearch(search),
  })),
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./admin.tsx'), 'Admin'),
  staticData: { title: appCopy.titles.admin, category: 'admin' },
});

const testPayments = createRoute({
  getParentRoute: () => root,
  path: PAGES.testPayments,
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../debug/test-payments.tsx'), 'TestPayments'),
  staticData: { title: appCopy.titles.testPayments, category: 'test' },
});

const promptTest = createRoute({
  getParentRoute: () => root,
  // The pattern of the page table in the router's own syntax.
  path: '/test/$promptId',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../debug/prompt-test.tsx'), 'PromptTest'),
  staticData: { title: appCopy.titles.promptTest, category: 'test' },
});

const landingPreview = createRoute({
  getParentRoute: () => root,
  path: PAGES.landingPreview,
  component: lazyRouteComponent(() => import('#pages/landing-preview'), 'LandingPreviewPage'),
  staticData: { title: appCopy.titles.landingPreview, category: 'landing' },
});

const headerVariants = createRoute({
  getParentRoute: () => root,
  path: PAGES.headerVariants,
  validateSearch: readKnown((search): { variante?: string | undefined } => ({
    variante: readText(search['variante']),
  })),
  component: lazyRouteComponent(() => import('#pages/header-variants'), 'HeaderVariantsPage'),
  staticData: { title: appCopy.titles.headerVariants, category: 'test' },
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: PAGES.invitation,
  validateSearch: readKnown(parseTokenSearch),
  component: lazyRouteComponent(() => import('#pages/invitation'), 'InvitationPage'),
  staticData: { title: appCopy.titles.invitation, category: 'auth' },
});

const sharedReport = createRoute({
  getParentRoute: () => root,
  path: PAGES.sharedReport,
  component: lazyRouteComponent(() => import('#pages/shared-report'), 'SharedReportPage'),
  staticData: { title: appCopy.titles.sharedReport, category: 'landing' },
});

const authorize = createRoute({
  getParentRoute: () => root,
  path: PAGES.authorize,
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('./access-pages.ts'), 'AuthorizePage'),
  staticData: { title: appCopy.titles.authorize, category: 'profile' },
});

const developers = createRoute({
  getParentRoute: () => root,
  path: PAGES.developers,
  component: lazyRouteComponent(() => import('./access-pages.ts'), 'DevelopersPage'),
  staticData: { title: PAGE_NAMES.developers, category: 'landing' },
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: PAGES.privacy,
  component: lazyRouteComponent(() => import('#pages/privacy'), 'PrivacyPage'),
  staticData: { title: PAGE_NAMES.privacy, category: 'landing' },
});

const cookie = createRoute({
  getParentRoute: () => root,
  path: PAGES.cookie,
  component: lazyRouteComponent(() => import('#pages/cookie'), 'CookiePage'),
  staticData: { title: PAGE_NAMES.cookie, category: 'landing' },
});

const devMailbox = createRoute({
  getParentRoute: () => root,
  path: PAGES.devMailbox,
  validateSearch: readKnown((search): { to?: string | undefined } => ({ to: readText(search['to']) })),
  component: lazyRouteComponent(() => import('../debug/dev-mailbox.tsx'), 'DevMailbox'),
  staticData: { title: appCopy.titles.mailbox, category: 'test' },
});

/**
 * The route table.
 * @param history where the addresses live; the browser's own when not given
 * @param basePath the path on the host they all begin with; empty at the root
 * @param origin what the addresses belong to, where no browser says so
 * @param isPlaced whether the first page is rendered already, at its visitor's scroll position
 */
export function createAppRouter({
  history,
  basePath = '',
  origin,
  isPlaced = false,
}: {
  history?: RouterHistory | undefined;
  basePath?: string;
  origin?: string;
  isPlaced?: boolean;
}) {
  return createRouter({
    routeTree: root.addChildren([
      home,
      login,
      register,
      verifyEmail,
      forgotPassword,
      resetPassword,
      invitation,
      sharedReport,
      authorize,
      developers,
      checkout,
      profile,
      admin,
      testPayments,
      promptTest,
      landingPreview,
      headerVariants,
      privacy,
      cookie,
      devMailbox,
    ]),
    ...(history !== undefined && { history }),
    ...(origin !== undefined && { origin }),
    ...(basePath !== '' && { basepath: basePath }),
    parseSearch,
    stringifySearch: formatSearch,
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    scrollRestoration: origin === undefined && placeFrom({ isPlaced }),
  });
}

/** Every page is scrolled to its top when it appears, except a server-rendered first one. */
function placeFrom({ isPlaced }: { isPlaced: boolean }): () => boolean {
  let isSpared = isPlaced;
  return () => {
    const mayPlace = !isSpared;
    isSpared = false;
    return mayPlace;
  };
}
