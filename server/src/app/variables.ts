import { LOG_LEVELS } from '#platform/logging';
import { ENGINE_VARIABLES } from './engine-variables.ts';
import {
  ownAddress,
  postgresAddress,
  proxyAddress,
  smtpAddress,
  webAddress,
} from './settings/address-kinds.ts';
import {
  decimal,
  email,
  flag,
  integer,
  keyBeginning,
  list,
  localSites,
  moment,
  nameServer,
  networks,
  oneOf,
  secret,
  sender,
  tagManagerId,
  text,
  trustedProxies,
  type Variable,
  variable,
  webhookSecret,
} from './variable-kinds.ts';

const DAY_S = 86_400;

/** Every variable the product reads, by group: the source of the settings, of `.env.example` and of the docs. */
export const VARIABLES = {
  'Where it runs': {
    HOST: variable(
      'Address to listen on. Keep the default with the embedded mailbox: whoever reaches it reads everybody’s mail.',
      text(),
      '127.0.0.1',
    ),
    PORT: variable('Port of the web server.', integer({ min: 1, max: 65_535 }), 3000),
    APP_URL: variable(
      'Public address of the product, used for links in mails and for telling our own pages from foreign ones; with a path (https://acme.example/citato) the product stands under it, whether the reverse proxy keeps the path or takes it out. Default http://localhost:PORT; production needs one with https, but for a trial on one machine (ALLOW_EMBEDDED).',
      ownAddress(),
    ),
    APP_ENVIRONMENT: variable(
      'Name of this deployment. Default production when NODE_ENV is production, else development.',
      oneOf(['development', 'staging', 'production']),
    ),
    ROLE: variable(
      'web answers the browsers, worker does the background jobs, all does both.',
      oneOf(['web', 'worker', 'all']),
      'all',
    ),
    TRUST_PROXY: variable(
      'Reverse proxies whose X-Forwarded-For is believed: true for any, false for none, or their addresses.',
      trustedProxies(),
      false,
    ),
    DRAIN_S: variable(
      'Seconds a process that is asked to stop goes on serving after /readyz has fallen, so that a balancer sends its requests elsewhere. Default 5 with NODE_ENV=production, else 0.',
      integer({ min: 0, max: 15 }),
    ),
    LOG_LEVEL: variable(
      'Least important messages to log, as JSON lines on standard error; info has one for each request and job. Default info with NODE_ENV=production, else warn.',
      oneOf(LOG_LEVELS),
    ),
    METRICS_TOKEN: variable(
      'Whoever sends it as a bearer token may read /metrics. Without it only this machine itself may, and in production nobody.',
      secret({ minLength: 16 }),
    ),
    STATUS_PORT: variable(
      'Port on which a ROLE=worker answers /healthz, /readyz and /metrics, and nothing else. Without it a worker listens nowhere.',
      integer({ min: 1, max: 65_535 }),
    ),
    ALLOW_EMBEDDED: variable(
      'Allows NODE_ENV=production to run on the embedded defaults: the generated secret, the mailbox, the payment sandbox and the demo engine, which invents its answers; and the demo engine where cards are charged.',
      flag(),
      false,
    ),
    RATE_LIMIT_SCALE: variable(
      'Multiplies every rate limit, for tests; production refuses anything but 1.',
      decimal({ min: 0.01, max: 1_000_000 }),
      1,
    ),
  },
  Database: {
    DATA_DIR: variable('Folder of the embedded PostgreSQL.', text(), './data'),
    DATABASE_URL: variable(
      'PostgreSQL 15 or newer with a database in UTF-8, or a pooler in front of it (then DATABASE_DIRECT_URL, too). In its password # / ? % @ are written %23 %2F %3F %25 %40; ?sslmode= means what libpq says. Without it the embedded one is used.',
      postgresAddress(),
    ),
    DATABASE_DIRECT_URL: variable(
      'The same database without the pooler, when DATABASE_URL leads through one in transaction mode: for migrations, backups and the connection that listens for events.',
      postgresAddress(),
    ),
    DB_POOL: variable(
      'Connections to the database a process holds at most.',
      integer({ min: 2, max: 500 }),
      10,
    ),
  },
  Accounts: {
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
  },
  'Answer engines': ENGINE_VARIABLES,
  'Customers’ websites': {
    DNS_SERVER: variable(
      'Name server asked for the customers’ websites. Default: the machine’s own resolver.',
      nameServer(),
    ),
    LOCAL_SITES: variable(
      'Sites that are read from another place than their name says, for tests and demonstrations; refused in production.',
      localSites(),
    ),
  },
  'Background work': {
    WORKER_CONCURRENCY: variable(
      'Analyses a process runs, and calls it makes, at a time.',
      integer({ min: 1, max: 1_000 }),
      50,
    ),
    SCHEDULER_TICK_S: variable(
      'How often due prompts are looked for, in seconds.',
      integer({ min: 1, max: 3_600 }),
      60,
    ),
    JOB_LEASE_S: variable(
      'A worker that does not respond for this many seconds has lost its job to another.',
      integer({ min: 10, max: 3_600 }),
      30,
    ),
  },
  Mail: {
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
  },
  Payments: {
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
  },
  'Ways out': {
    HTTPS_PROXY: {
      ...variable(
        'Proxy through which https addresses are reached: engines, customers’ websites and webhooks, your own webhook, Stripe. Mails and the database are reached without. Also read as https_proxy.',
        proxyAddress(),
      ),
      alias: 'https_proxy',
    },
    HTTP_PROXY: {
      ...variable(
        'The same for http addresses; for those that customers name it must allow CONNECT to port 80. Also read as http_proxy.',
        proxyAddress(),
      ),
      alias: 'http_proxy',
    },
    NO_PROXY: {
      ...variable(
        'Hosts that are reached without a proxy, separated by commas: example.com and .example.com with all below it, IP addresses and networks (10.0.0.0/8), each also with a port (example.com:8080), * for all. Also read as no_proxy.',
        text(),
        '',
      ),
      alias: 'no_proxy',
    },
  },
  'Other programs': {
    AUTOMATION_WEBHOOK_URL: variable(
      'Where texts of /test pages and trials of administrators are posted: a webhook of your own automation tool (n8n, Zapier).',
      webAddress(),
    ),
    AUTOMATION_WEBHOOK_SECRET: variable(
      'Signs what is posted there, as Standard Webhooks has it: whsec_ and at least 24 bytes in base64. Needed with AUTOMATION_WEBHOOK_URL.',
      webhookSecret(),
    ),
  },
  Webhooks: {
    WEBHOOK_SECRETS_KEY: variable(
      'Encrypts the secrets of customers’ webhooks in the database. Without it a key of the installation, kept beside them; a new one asks every customer for a new secret.',
      secret({ minLength: 32 }),
    ),
    WEBHOOK_ALLOW_NETWORKS: variable(
      'Networks that customers’ webhooks may reach beside the public internet, with any port and with http, such as that of an n8n of your own. Loopback and link-local addresses only by a network that lies in them, what providers keep for their machines (169.254.169.254) only by itself. Default: none.',
      networks(),
    ),
  },
  Prices: {
    PROMO_ENDS_AT: variable(
      'When the promotion ends: until then a lower price is shown beside the normal one, after it plans cost their normal price to new buyers. Without it none is claimed.',
      moment(),
    ),
  },
  'Who we are': {
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
  },
} as const;

type Flat<Groups> = {
  [Name in { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]]: {
    [Group in keyof Groups]: Name extends keyof Groups[Group] ? Groups[Group][Name] : never;
  }[keyof Groups];
};

type ValueOf<V> =
  V extends Variable<infer Value> ? (V extends { fallback: null } ? Value | null : Value) : never;

/** Every variable's value by name. */
export type Values = {
  readonly [Name in keyof Flat<typeof VARIABLES>]: ValueOf<Flat<typeof VARIABLES>[Name]>;
};
