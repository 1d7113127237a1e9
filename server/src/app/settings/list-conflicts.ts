import { ENGINE_IDS, type EngineId } from '@citato/contract';
import { isLoopback } from '#platform/http';
import { isLive } from '../adapters/payment-settings.ts';
import { listPaymentConflicts } from '../adapters/payment-conflicts.ts';
import { VARIABLES, type Values } from './variables.ts';

/** The variables of which one must be set for an engine to be asked. */
const ENGINE_ACCESS = {
  openai: ['OPENAI_API_KEY'],
  perplexity: ['PERPLEXITY_API_KEY'],
  google: ['GOOGLE_API_KEY'],
  anthropic: ['ANTHROPIC_API_KEY'],
  grok: ['GROK_API_KEY'],
  mistral: ['MISTRAL_API_KEY'],
  deepseek: ['DEEPSEEK_API_KEY'],
  ai_overviews: ['DATAFORSEO_LOGIN', 'SERPAPI_API_KEY'],
  ai_mode: ['DATAFORSEO_LOGIN', 'SERPAPI_API_KEY'],
  copilot: ['SERPAPI_API_KEY'],
  chatgpt_page: ['DATAFORSEO_LOGIN'],
  compatible: ['COMPATIBLE_BASE_URL'],
} as const satisfies Record<Exclude<EngineId, 'demo'>, readonly (keyof Values)[]>;

type AccessibleId = keyof typeof ENGINE_ACCESS;
const isAccessible = (id: EngineId): id is AccessibleId => id !== 'demo';
const ENGINES_WITH_ACCESS = ENGINE_IDS.filter(isAccessible);
const hasAccess = (values: Values, id: AccessibleId) =>
  ENGINE_ACCESS[id].some((variable) => values[variable] !== null);

/** The engines with a key of a provider that bills. */
export function listPaidEngines(values: Values): EngineId[] {
  return ENGINES_WITH_ACCESS.filter((id) => id !== 'compatible' && hasAccess(values, id));
}

/** Whether customers are shown answers that the demo engine invents: in production, or where cards are charged. */
export function showsInventedAnswers(values: Values, isProduction: boolean): boolean {
  return asksDemo(values) && (isProduction || chargesCards(values));
}

/** An empty list names nothing: as without one, the keys decide. */
const namesEngines = ({ ENGINES: engines }: Values) => engines !== null && engines.length > 0;

const asksDemo = (values: Values) =>
  namesEngines(values)
    ? (values.ENGINES ?? []).includes('demo')
    : ENGINES_WITH_ACCESS.every((id) => !hasAccess(values, id));

const chargesCards = ({ STRIPE_SECRET_KEY: key }: Values) => key !== null && isLive(key);

/** What is allowed for each variable alone and forbidden in combination. */
export function listConflicts({ values, isProduction }: { values: Values; isProduction: boolean }): string[] {
  const { READER: reader } = values;
  const isNamed = reader !== 'auto' && reader !== 'rules';
  return [
    ...listMissing(values),
    ...(!isNamed && values.READER_MODEL !== null
      ? [`READER_MODEL: set; expected READER to name its engine, not ${reader}.`]
      : []),
    ...listUnreachable({ values, engines: isNamed ? [reader] : [], because: 'READER' }),
    ...listUnreachable({ values, engines: values.ENGINES ?? [], because: 'ENGINES' }),
    ...listInvented(values, isProduction),
    ...listPaymentConflicts({ values, isProduction }),
    ...(isProduction ? listProductionConflicts(values) : []),
  ];
}

function listMissing(values: Values): string[] {
  const problems: string[] = [];
  if (values.COMPATIBLE_BASE_URL !== null && values.COMPATIBLE_MODEL === null)
    problems.push('COMPATIBLE_MODEL: not set; expected the model to ask at COMPATIBLE_BASE_URL.');
  if (values.DATAFORSEO_LOGIN !== null && values.DATAFORSEO_PASSWORD === null)
    problems.push('DATAFORSEO_PASSWORD: not set; expected the password of DATAFORSEO_LOGIN.');
  if (values.AUTOMATION_WEBHOOK_URL !== null && values.AUTOMATION_WEBHOOK_SECRET === null)
    problems.push(
      'AUTOMATION_WEBHOOK_SECRET: not set; expected the key that signs for AUTOMATION_WEBHOOK_URL.',
    );
  if (values.DATABASE_DIRECT_URL !== null && values.DATABASE_URL === null)
    problems.push('DATABASE_URL: not set; expected the pooler that DATABASE_DIRECT_URL goes around.');
  return problems;
}

/** Paying customers must not be shown invented answers, least of all because a key is misspelt. */
function listInvented(values: Values, isProduction: boolean): string[] {
  if (values.ALLOW_EMBEDDED || !showsInventedAnswers(values, isProduction)) return [];
  const where = isProduction ? 'in production' : 'where STRIPE_SECRET_KEY charges cards';
  return [
    !namesEngines(values)
      ? `OPENAI_API_KEY: not set, nor the key of another engine; expected one ${where}, where the demo engine would invent the answers (or ALLOW_EMBEDDED=true).`
      : `ENGINES: names demo, which invents its answers; expected engines with a key ${where} (or ALLOW_EMBEDDED=true).`,
  ];
}

function listProductionConflicts(values: Values): string[] {
  const problems: string[] = [];
  if (values.RATE_LIMIT_SCALE !== 1)
    problems.push(
      `RATE_LIMIT_SCALE: ${String(values.RATE_LIMIT_SCALE)} is not valid; expected 1 in production.`,
    );
  if (values.LOCAL_SITES !== null)
    problems.push('LOCAL_SITES: set; expected nothing in production, where only public addresses are read.');
  const address = values.APP_URL === null ? null : new URL(values.APP_URL);
  // An evaluation on one machine needs no certificate.
  const isEvaluation = values.ALLOW_EMBEDDED && (address === null || isLoopback(address));
  if (!isEvaluation && address?.protocol !== 'https:') {
    const found = values.APP_URL === null ? 'not set' : `${JSON.stringify(values.APP_URL)} is not valid`;
    problems.push(`APP_URL: ${found}; expected an https address in production.`);
  }
  if (values.ALLOW_EMBEDDED) return problems;
  if (values.JWT_SECRET === null)
    problems.push(
      'JWT_SECRET: not set; expected a secret of your own in production (or ALLOW_EMBEDDED=true).',
    );
  if (values.SMTP_URL === null)
    problems.push('SMTP_URL: not set; expected a mail server in production (or ALLOW_EMBEDDED=true).');
  if (values.MAIL_FROM === VARIABLES.Mail.MAIL_FROM.fallback)
    problems.push('MAIL_FROM: not set; expected a sender of your own in production.');
  return problems;
}

/** The named engines that cannot be asked, because their key or address is not set. */
function listUnreachable({
  values,
  engines,
  because,
}: {
  values: Values;
  engines: readonly EngineId[];
  because: string;
}): string[] {
  return [...new Set(engines)].flatMap((id) => {
    if (!isAccessible(id) || hasAccess(values, id)) return [];
    const expected = id === 'compatible' ? 'an address' : 'a key';
    return [
      `${ENGINE_ACCESS[id].join(' or ')}: not set; expected ${expected} because ${because} names ${id}.`,
    ];
  });
}
