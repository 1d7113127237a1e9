import type { CompanyEngines } from '@citato/contract';
import { findPriceBasis, findVendorDocument } from '#adapters/engines';
import { getOwnedCompany, listOwnedPrompts } from '#features/companies';
import { getLimits, listEnginePlans, listHeldEngines } from '#features/plans';
import type { CompanyId, AccountId } from '#lib/ids';
import { addDays, romeDay, startOfRomeDay } from '#lib/rome-time';
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
  const active = owned.filter(({ prompt }) => prompt.isActive).map(({ prompt }) => prompt.id);
  const { limits } = await getLimits(db, userId);
  const available = engines.map(({ id }) => id);
  const held = listHeldEngines({ available, withheld: limits.withheldEngines });
  const plans = await listEnginePlans(db, available);
  const today = romeDay(clock.now());
  const booked = await listPromptExpenses(db, {
    userId,
    promptIds: active,
    from: startOfRomeDay(addDays(today, -LATELY_DAYS)),
    until: startOfRomeDay(today),
  });
  const lately = addUpBooked(booked.map((row) => ({ ...row, isReading: row.purpose === 'reading' })));
  return {
    engines: engines.map(({ id: engine, model, typicalCostMicroDollars }) => {
      const cost = estimateAnalysis({
        prompts: active.length,
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
        priceBasis: findPriceBasis({ engine, model }),
        cents: toCents(cost.microDollars),
        readingCents: toCents(cost.readingMicroDollars),
        latelyCents: toCents(lately?.byEngine.get(engine) ?? 0),
      };
    }),
    prompts: active.length,
    answersPerAnalysis,
    analysesPerDay: limits.promptAnalysisEnabled ? 1 : 0,
    lately: lately && { days: lately.days, readingCents: toCents(lately.readingMicroDollars) },
  };
}
