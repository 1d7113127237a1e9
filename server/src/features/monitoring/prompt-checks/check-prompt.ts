import { DEFAULT_MARKET, type EngineId, type PromptCheck } from '@citato/contract';
import { containsBrandName } from '@citato/mentions';
import { listServingEngines } from '#adapters/engines';
import { chooseEngines } from '#features/analysis';
import { getOwnedCompany, listOwnedPrompts } from '#features/companies';
import { loadPrecision } from '#features/measurements';
import { getLimits } from '#features/plans';
import type { CompanyId, AccountId } from '#lib/ids';
import { namingWebsite } from '#lib/sites/site';
import type { Context } from '#platform/context';
import { findSimilarQuestion } from './rules/similar-question.ts';
import { isGenericQuestion } from './rules/telling-words.ts';

export interface PromptChecksDeps extends Pick<Context, 'db' | 'limits'> {
  /** The engines of this deployment. */
  readonly engines: readonly EngineId[];
  readonly policy: { readonly answersPerAnalysis: number };
}

interface AskedCheck {
  readonly userId: AccountId;
  readonly text: string;
  /** Null: the company is being registered. */
  readonly companyId: CompanyId | null;
  readonly typed: { readonly name: string; readonly websiteUrl: string } | null;
  /** The other texts of the form. */
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
  { db, limits, engines, policy }: PromptChecksDeps,
  { userId, text, companyId, typed, others }: AskedCheck,
): Promise<PromptCheck> {
  await limits.take(CHECKS, userId);
  const company = companyId === null ? null : await getOwnedCompany(db, { userId, companyId });
  const prompts = companyId === null ? [] : await listOwnedPrompts(db, { userId, companyId });
  const plan = await getLimits(db, userId);
  const subject = company ?? (typed === null ? null : { ...typed, aliases: [] });
  const market = company?.market ?? DEFAULT_MARKET;
  const asked = chooseEngines({
    available: listServingEngines({ available: engines, market }),
    excluded: company?.excludedEngines ?? [],
  });
  const answers = asked.length * policy.answersPerAnalysis;
  const isDaily = plan.limits.promptAnalysisEnabled;
  const marginDays = isDaily ? MARGIN_DAYS : 1;
  const precision = await loadPrecision(db, {
    prompts,
    answersPerDay: answers,
    marginDays,
    changePoints: CHANGE_POINTS,
  });
  return {
    namesCompany:
      subject !== null &&
      containsBrandName({
        text,
        brand: { name: subject.name, aliases: subject.aliases, ...namingWebsite(subject.websiteUrl) },
      }),
    isGeneric: isGenericQuestion(text),
    similar: findSimilarQuestion({ text, others: [...others, ...prompts.map(({ prompt }) => prompt.text)] }),
    precision: {
      answers,
      isDaily,
      marginDays,
      changePoints: CHANGE_POINTS,
      ...precision,
      changeDays: isDaily ? precision.changeDays : null,
    },
  };
}
