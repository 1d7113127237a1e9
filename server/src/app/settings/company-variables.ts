import { smtpAddress, webAddress } from './address-kinds.ts';
import { flag, sender, email, integer, list, moment, text, variable } from './variable-kinds.ts';
import { keyBeginning, secret, tagManagerId } from './secret-kinds.ts';

const DAY_S = 86_400;

export const ACCOUNTS = {
  ADMIN_EMAILS: variable(
    'Addresses whose verified owners are administrators. With the embedded defaults admin@citato.example.',
    list(email()),
  ),
  JWT_SECRET: variable(
    'Root of all keys of the sessions. Without it one is generated and kept in the database.',
    secret({ minLength: 32 }),
  ),
  ACCESS_TTL_S: variable('Life of an access token in seconds.', integer({ min: 5, max: DAY_S }), 900),
  REFRESH_TTL_S: variable(
    'Longest life of a sign-in in seconds.',
    integer({ min: 60, max: 30 * DAY_S }),
    30 * DAY_S,
  ),
  REFRESH_GRACE_S: variable(
    'For how many seconds the previous refresh token still works, so that a lost answer signs nobody out.',
    integer({ min: 0, max: 300 }),
    30,
  ),
} as const;

export const PRICES = {
  PROMO_ENDS_AT: variable(
    'When the promotion ends: until then a lower price is shown beside the normal one, after it plans cost their normal price to new buyers. Without it none is claimed.',
    moment(),
  ),
} as const;

export const WHO_WE_ARE = {
  LEGAL_NAME: variable('Company behind this deployment, shown in footer and legal pages.', text()),
  LEGAL_ADDRESS: variable('Its address.', text()),
  LEGAL_VAT: variable('Its VAT number.', text()),
  CONTACT_EMAIL: variable('Address for questions.', email()),
  ENTERPRISE_EMAIL: variable('Address for large customers.', email()),
  GTM_ID: variable(
    'Google Tag Manager container, loaded only after a visitor’s consent. Without it nothing is measured.',
    tagManagerId(),
  ),
  PRIVACY_URL: variable('Privacy policy; default our own page.', text(), '/privacy'),
  COOKIE_URL: variable('Cookie policy; default our own page.', text(), '/cookie'),
} as const;

export const MAIL = {
  SMTP_URL: variable(
    'Mail server: smtp://user:password@host:587, smtps:// for TLS from the start. Without it mails go to the embedded mailbox.',
    smtpAddress(),
  ),
  MAIL_FROM: variable(
    'Sender of all mails, with or without a name.',
    sender(),
    'Citato <noreply@citato.example>',
  ),
  MAIL_OPEN_TRACKING: variable(
    'Puts a picture of one pixel into every mail that tells when it was opened. It needs the consent of whoever reads (ePrivacy): off, mails carry none and the open rate is n/d.',
    flag(),
    false,
  ),
  MAIL_WEBHOOK_SECRET: variable(
    'Signs the delivery reports that the mail provider posts to /api/mail/events. Without it none are taken.',
    secret({ minLength: 16 }),
  ),
  SUPPORT_EMAIL: variable('Where support tickets are mailed to. Default CONTACT_EMAIL.', email()),
} as const;

export const PAYMENTS = {
  STRIPE_SECRET_KEY: variable(
    'Secret key of the account at Stripe, or a restricted one. With it and the two that follow cards are charged; without them payments go to the embedded sandbox, where no money moves.',
    keyBeginning(['sk_', 'rk_']),
  ),
  STRIPE_PUBLISHABLE_KEY: variable(
    'Key of the same account for the browser; everybody sees it.',
    keyBeginning(['pk_']),
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    'Signs what Stripe posts to /api/stripe/webhook; shown with the endpoint in its dashboard.',
    keyBeginning(['whsec_']),
  ),
  STRIPE_API_BASE: variable(
    'Address of Stripe’s API without a path; another one for tests only.',
    webAddress(),
    'https://api.stripe.com',
  ),
  ENABLE_DEBUG_ROUTES: variable(
    'Opens /test-payments to administrators: test runs of the payments, and the clock of the sandbox. Default true, in production false.',
    flag(),
  ),
} as const;
