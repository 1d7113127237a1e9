import { describeMarket, marketOf } from '@citato/contract/markets';
import type { CompanyEngines, Market } from '@citato/contract';
import { findPriceBasis, findReach, findVendorDocument, listServingEngines } from '#adapters/engines';
import { getOwnedCompany, listOwnedPrompts } from '#features/companies';
import { getLimits, getMarketAllowance, listEnginePlans, listHeldEngines } from '#features/plans';
import type { CompanyId, AccountId } from '#lib/ids';
import { addDays, romeDay, startOfRomeDay } from '#lib/rome-time';
import { findAsked, groupByMarket } from '../rules/asked-markets.ts';
import { addUpBooked, estimateAnalysis } from '../rules/engine-costs.ts';
import { toEuroCents } from '../rules/euro-cents.ts';
import { listPromptExpenses } from '../store/spending.ts';
import type { SpendingDeps } from './get-user-spending.ts';

/** Whole Rome days whose costs are shown as the latest. */
const LATELY_DAYS = 7;

/**
 * The engines a company can be asked at: which it leaves out, which plan asks them, what they will cost by their prices
 * and what they cost lately by the ledger.
 */
export async function getCompanyEngines(
  { db, clock, engines, readingCostMicroDollars, policy }: SpendingDeps,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<CompanyEngines> {
  const { answersPerAnalysis, eurPerUsd } = policy;
  const toCents = (microDollars: number) => toEuroCents({ microDollars, eurPerUsd });
  const company = await getOwnedCompany(db, { userId, companyId });
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const active = owned.filter(({ prompt }) => prompt.isActive);
  const markets = groupByMarket([
    { market: company.market, prompts: 0 },
    ...active.map(({ prompt }) => ({ market: marketOf(prompt, company), prompts: 1 })),
  ]);
  const { limits } = await getLimits(db, userId);
  const available = engines.map(({ id }) => id);
  const held = listHeldEngines({ available, withheld: limits.withheldEngines });
  const plans = await listEnginePlans(db, available);
  const today = romeDay(clock.now());
  const booked = await listPromptExpenses(db, {
    userId,
    promptIds: active.map(({ prompt }) => prompt.id),
    from: startOfRomeDay(addDays(today, -LATELY_DAYS)),
    until: startOfRomeDay(today),
  });
  const lately = addUpBooked(booked.map((row) => ({ ...row, isReading: row.purpose === 'reading' })));
  return {
    engines: engines.map(({ id: engine, model, typicalCostMicroDollars }) => {
      // One the plan withholds is looked at as if the plan asked it.
      const offered = held.includes(engine) ? held : [...held, engine];
      const isServed = (market: Market) =>
        listServingEngines({ available: offered, market }).includes(engine);
      const { prompts, unserved } = findAsked({ markets, isServed });
      const cost = estimateAnalysis({
        prompts,
        answersPerAnalysis,
        answerMicroDollars: typicalCostMicroDollars,
        readingMicroDollars: readingCostMicroDollars,
      });
      return {
        engine,
        isExcluded: company.excludedEngines.includes(engine),
        isInPlan: held.includes(engine),
        neededPlan: held.includes(engine) ? null : (plans.get(engine) ?? null),
        documentation: findVendorDocument({ engine, model }),
        reach: findReach(engine),
        unserved: unserved.map(describeMarket),
        prompts,
        priceBasis: findPriceBasis({ engine, model }),
        cents: toCents(cost.microDollars),
        readingCents: toCents(cost.readingMicroDollars),
        latelyCents: toCents(lately?.byEngine.get(engine) ?? 0),
      };
    }),
    prompts: active.length,
    markets: markets.map(({ market, prompts }) => ({ ...describeMarket(market), prompts })),
    marketAllowance: await getMarketAllowance(db, userId),
    answersPerAnalysis,
    analysesPerDay: limits.promptAnalysisEnabled ? 1 : 0,
    lately: lately && { days: lately.days, readingCents: toCents(lately.readingMicroDollars) },
  };
}
