import type { Plan, UserLimits } from '@citato/contract';
import type { ReactNode } from 'react';
import { Badge, Card } from '#ui';
import { formatEuro } from '#lib/format';
import { plansCopy as copy } from '../copy.ts';
import { UsageMeter } from './usage-meter.tsx';

interface PlanSummaryProps {
  plan: Plan;
  /** What it costs this account a month: a subscriber who bought at another price keeps it. */
  priceCents: number;
  limits: UserLimits;
  /** A plan that was granted costs nothing, whatever its price. */
  isCharged: boolean;
  /** What there is to know of the subscription, as a term and its value. */
  fact?: { term: string; value: string } | null;
  /** Stands below, at the card's end. */
  action?: ReactNode;
}

/** The plan in force, what of it is used, and how often it analyses. */
export function PlanSummary({ plan, priceCents, limits, isCharged, fact = null, action }: PlanSummaryProps) {
  const { limits: allowed, usage } = limits;
  const isFree = plan.price === 0;
  const isBeyond = usage.companies > allowed.maxCompanies || usage.prompts > allowed.maxPrompts;
  return (
    <Card className="grid gap-6 px-4 py-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-xs text-muted">{copy.active}</p>
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-2xl font-semibold tracking-figure">{plan.name}</h2>
            <Badge tone={isFree ? 'neutral' : 'accent'}>{isFree ? copy.free : copy.premium}</Badge>
          </div>
        </div>
        {isCharged ? (
          <p className="whitespace-nowrap">
            <span className="text-2xl font-medium tracking-figure">{formatEuro(priceCents)}</span>
            <span className="text-sm text-muted"> {copy.monthly}</span>
          </p>
        ) : (
          <p className="text-muted">{copy.noCharge}</p>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-10">
        <UsageMeter label={copy.companies} used={usage.companies} max={allowed.maxCompanies} />
        <UsageMeter label={copy.prompts} used={usage.prompts} max={allowed.maxPrompts} />
      </div>
      {isBeyond && <p className="-mt-2 text-xs text-muted">{copy.beyond}</p>}
      <dl className="grid gap-4 border-t pt-5 sm:grid-cols-2 sm:gap-10">
        <Fact term={copy.frequency} value={describeFrequency(limits)} />
        <Fact term={copy.taskLists} value={allowed.taskListsEnabled ? copy.included : copy.notIncluded} />
      </dl>
      {(fact !== null || action !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-4 border-t pt-5">
          {fact !== null && (
            <dl>
              <Fact {...fact} />
            </dl>
          )}
          {action !== undefined && <div className="max-sm:w-full sm:ml-auto">{action}</div>}
        </div>
      )}
    </Card>
  );
}

function describeFrequency({ limits, usage }: UserLimits): string {
  if (limits.promptAnalysisEnabled) return copy.daily;
  return usage.analyses > 0 ? copy.onceUsed : copy.once;
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
