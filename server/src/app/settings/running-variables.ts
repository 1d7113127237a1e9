import { LOG_LEVELS } from '#platform/logging';
import { ownAddress, postgresAddress } from './address-kinds.ts';
import { decimal, flag, integer, oneOf, text, variable } from './variable-kinds.ts';
import { secret } from './secret-kinds.ts';
import { trustedProxies } from './network-kinds.ts';

export const WHERE_IT_RUNS = {
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
} as const;

export const DATABASE = {
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
} as const;

export const BACKGROUND_WORK = {
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
} as const;
