import { marketOf, namePrompt } from '@citato/contract/markets';
import {
  DEFAULT_MARKET,
  type EngineId,
  listAskedEngines,
  type Market,
  type PromptCheck,
} from '@citato/contract';
import { containsBrandName } from '@citato/mentions';
import { listServingEngines } from '#adapters/engines';
import { getOwnedCompany, listOwnedPrompts, type OwnedPrompt } from '#features/companies';
import { loadPrecision } from '#features/measurements';
import { getLimits, listHeldEngines } from '#features/plans';
import type { CompanyId, AccountId } from '#lib/ids';
import { namingWebsite } from '#lib/sites/site';
import type { Context } from '#platform/context';
import { findSimilarQuestion } from './rules/similar-question.ts';
import { isGenericQuestion } from './rules/distinctive-words.ts';

export interface PromptChecksDeps extends Pick<Context, 'db' | 'limits'> {
  /** The engines of this deployment. */
  readonly engines: readonly EngineId[];
  readonly policy: { readonly answersPerAnalysis: number };
}

interface AskedCheck {
  readonly userId: AccountId;
  readonly text: string;
  readonly persona: string | null;
  /** Null: where its company is. */
  readonly markets: readonly Market[] | null;
  /** Null: the company is being registered. */
  readonly companyId: CompanyId | null;
  readonly typed: { readonly name: string; readonly websiteUrl: string } | null;
  /** The other texts of the form, asked in the same markets by nobody in particular. */
  readonly others: readonly string[];
}

/** One a second for ten minutes: more often than anybody types. */
const CHECKS = { name: 'prompt-checks', uses: 600, windowSeconds: 10 * 60 };
/** The days the current figures are taken over. */
const MARGIN_DAYS = 30;
/** What the sentence about changes is about. */
const CHANGE_POINTS = 20;

/** What stands against a text as a prompt, and how soon its figures would tell something; nothing is stored. */
export async function checkPrompt(
  deps: PromptChecksDeps,
  { userId, text, persona, markets: wanted, companyId, typed, others }: AskedCheck,
): Promise<PromptCheck> {
  const { db, limits } = deps;
  await limits.take(CHECKS, userId);
  const company = companyId === null ? null : await getOwnedCompany(db, { userId, companyId });
  const prompts = companyId === null ? [] : await listOwnedPrompts(db, { userId, companyId });
  const subject = company ?? (typed === null ? null : { ...typed, aliases: [] });
  const markets = wanted ?? [company?.market ?? DEFAULT_MARKET];
  const similar = findSimilarQuestion({
    asked: { text, persona, markets },
    known: [
      ...others.flatMap((other) => markets.map((market) => ({ text: other, persona: null, market }))),
      ...prompts.map((one) => ({ ...one.prompt, market: marketOf(one.prompt, one.company) })),
    ],
  });
  return {
    namesCompany: subject !== null && namesCompany({ text, persona }, subject),
    isGeneric: isGenericQuestion(text),
    similar: similar && { text: namePrompt(similar.known, similar.known), isSame: similar.isSame },
    precision: await tellPrecision(deps, { userId, company, markets, prompts }),
  };
}

/** In its own words, or in those of the person who asks. */
function namesCompany(
  { text, persona }: Pick<AskedCheck, 'text' | 'persona'>,
  { name, aliases, websiteUrl }: { name: string; aliases: readonly string[]; websiteUrl: string },
): boolean {
  const brand = { name, aliases, ...namingWebsite(websiteUrl) };
  return [text, persona].some((words) => words !== null && containsBrandName({ text: words, brand }));
}

/** How soon the figures of a prompt tell something, in the market where its answers are fewest. */
async function tellPrecision(
  { db, engines, policy }: PromptChecksDeps,
  {
    userId,
    company,
    markets,
    prompts,
  }: {
    userId: AccountId;
    company: OwnedPrompt['company'] | null;
    markets: readonly Market[];
    prompts: readonly OwnedPrompt[];
  },
): Promise<PromptCheck['precision']> {
  const { limits } = await getLimits(db, userId);
  const held = listHeldEngines({ available: engines, withheld: limits.withheldEngines });
  const counts = markets.map((market) => {
    const available = listServingEngines({ available: held, market });
    return listAskedEngines({ available, excluded: company?.excludedEngines ?? [] }).length;
  });
  const answers = Math.min(...counts) * policy.answersPerAnalysis;
  const isDaily = limits.promptAnalysisEnabled;
  const marginDays = isDaily ? MARGIN_DAYS : 1;
  const precision = await loadPrecision(db, {
    prompts,
    answersPerDay: answers,
    marginDays,
    changePoints: CHANGE_POINTS,
  });
  return {
    answers,
    isFewest: Math.max(...counts) > Math.min(...counts),
    isDaily,
    marginDays,
    changePoints: CHANGE_POINTS,
    ...precision,
    changeDays: isDaily ? precision.changeDays : null,
  };
}
