/**
 * The pages of the browser app, as patterns with `:parameters`. The server answers a known page with the app shell,
 * anything else with 404, so a route exists on both sides or on none.
 */
export const PAGES = {
  home: '/',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  checkout: '/checkout',
  profile: '/profile',
  invitation: '/invitation',
  sharedReport: '/rapporto',
  authorize: '/oauth/authorize',
  developers: '/sviluppatori',
  admin: '/admin',
  testPayments: '/test-payments',
  promptTest: '/test/:promptId',
  landingPreview: '/landing-preview',
  headerVariants: '/header-variants',
  privacy: '/privacy',
  cookie: '/cookie',
  devMailbox: '/dev/mailbox',
} as const satisfies Record<string, `/${string}`>;

const patterns = Object.values(PAGES).map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`));

/** True when `path` (without query) is a page of the product; a trailing slash is tolerated. */
export function isPage(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  return patterns.some((pattern) => pattern.test(trimmed));
}
