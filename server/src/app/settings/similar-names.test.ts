import { expect, test } from 'vitest';
import { VARIABLES } from './variables.ts';
import { findSimilarName } from './similar-names.ts';

const KNOWN = Object.values(VARIABLES).flatMap((group) => Object.keys(group));
const inFile = (name: string) => findSimilarName({ name, known: KNOWN, isOurs: true });
const inEnvironment = (name: string) => findSimilarName({ name, known: KNOWN, isOurs: false });

test.each([
  ['OPENAI_KEY', 'OPENAI_API_KEY'],
  ['OPEN_AI_API_KEY', 'OPENAI_API_KEY'],
  ['OPENIA_API_KEY', 'OPENAI_API_KEY'],
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['OPENAI_API_KEYS', 'OPENAI_API_KEY'],
  ['openai_api_key', 'OPENAI_API_KEY'],
  ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  ['CLAUDE_API_KEY', 'ANTHROPIC_API_KEY'],
  ['ANTROPIC_API_KEY', 'ANTHROPIC_API_KEY'],
  ['PERPLEXITY_KEY', 'PERPLEXITY_API_KEY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['POSTGRES_URL', 'DATABASE_URL'],
  ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_API_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECERT', 'STRIPE_WEBHOOK_SECRET'],
  ['ENGINE_TIMEOUT', 'ENGINE_TIMEOUT_S'],
  ['ENGINE_DAILY_BUDGET', 'ENGINE_DAILY_BUDGET_CENTS'],
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['SMTP_FROM', 'MAIL_FROM'],
  ['SMTP_URI', 'SMTP_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['JWT_SECRETS', 'JWT_SECRET'],
  ['ALLOW_EMBEDED', 'ALLOW_EMBEDDED'],
  ['APP_ULR', 'APP_URL'],
])('%s is probably meant as %s, in the file and in the environment', (name, meant) => {
  expect([inFile(name), inEnvironment(name)]).toEqual([meant, meant]);
});

test.each([
  ['PROT', 'PORT'],
  ['HOSTS', 'HOST'],
  ['CITATO_DATABASE_URL', 'DATABASE_URL'],
  ['SITE_URL', 'APP_URL'],
  ['SESSION_SECRET', 'JWT_SECRET'],
])('%s is meant as %s in our own file; an environment may have it for another program', (name, meant) => {
  expect([inFile(name), inEnvironment(name)]).toEqual([meant, null]);
});

test('no setting of ours is taken for another', () => {
  expect(KNOWN.map(inFile).filter((meant) => meant !== null)).toEqual([]);
});

test.each(
  `PATH HOME HOSTNAME SHELL USER LOGNAME LANG LC_ALL TERM PWD OLDPWD SHLVL TZ EDITOR MAIL TMPDIR NODE_ENV NODE_OPTIONS
   NODE_PATH INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID XDG_RUNTIME_DIR SSH_AUTH_SOCK DOCKER_HOST LISTEN_PID
   KUBERNETES_SERVICE_HOST KUBERNETES_PORT WEB_1_PORT DATABASE_PORT HTTP_PROXY HTTPS_PROXY NO_PROXY BASE_URL PUBLIC_URL MODE
   npm_config_user_agent npm_package_version AWS_SECRET_ACCESS_KEY GOOGLE_APPLICATION_CREDENTIALS PGHOST PGUSER PGPASSWORD
   VITEST VITEST_POOL_ID GITHUB_TOKEN CI FORCE_COLOR NO_COLOR LD_LIBRARY_PATH SSL_CERT_FILE NODE_EXTRA_CA_CERTS`.split(
    /\s+/,
  ),
)('%s of another program is no misspelling of ours', (name) => {
  expect(inEnvironment(name)).toBeNull();
});
