import { type EngineChoice, type EngineId, nameEngine, SEEN_ENGINE_IDS } from '@citato/contract';
import { useId } from 'react';
import { describeAmount } from '#features/engine-calls';
import { Badge } from '#ui';
import { engineChoiceCopy as copy } from '../copy.ts';
import { isUnpriced } from '../model.ts';

const SEEN: readonly EngineId[] = SEEN_ENGINE_IDS;

interface EngineOptionProps {
  engine: EngineId;
  isChosen: boolean;
  onToggle: () => void;
  /** Null while it is not known what the plan holds. */
  choice: EngineChoice | null;
  /** What is said of money; null for whom it costs nothing. */
  cost: { isDaily: boolean; latelyDays: number | null } | null;
}

/** One engine to be asked or not: what it is, what it costs, or which plan has it. */
export function EngineOption({ engine, isChosen, onToggle, choice, cost }: EngineOptionProps) {
  const id = useId();
  const isInPlan = choice?.isInPlan ?? true;
  const isPage = SEEN.includes(engine);
  return (
    <label
      className={`flex min-h-12 items-start gap-3 px-4 py-2.5 text-md ${isInPlan ? 'cursor-pointer' : ''}`}
    >
      <input
        type="checkbox"
        className="mt-0.5 size-4.5 shrink-0 checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts`}
        checked={isChosen && isInPlan}
        disabled={!isInPlan}
        onChange={onToggle}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span id={`${id}-name`} className={isInPlan ? '' : 'text-muted'}>
            {nameEngine(engine)}
          </span>
          {!isInPlan && (
            <Badge tone="accent">
              {choice?.neededPlan ? copy.inPlan(choice.neededPlan.name) : copy.inNoPlan}
            </Badge>
          )}
        </span>
        <span id={`${id}-facts`} className="block text-xs text-muted">
          {[copy.kinds[isPage ? 'page' : 'answer'], ...(choice && cost ? listCosts(choice, cost) : [])].join(
            ' · ',
          )}
        </span>
      </span>
      {choice?.documentation && (
        <a
          href={choice.documentation}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={copy.documentation(nameEngine(engine))}
          className="inline-flex min-h-6 shrink-0 items-center text-2xs text-muted hover:text-accent pointer-coarse:min-h-11"
        >
          {copy.documents}
        </a>
      )}
    </label>
  );
}

function listCosts(
  choice: EngineChoice,
  { isDaily, latelyDays }: { isDaily: boolean; latelyDays: number | null },
): string[] {
  const amount = describeAmount(choice.cents);
  const lately =
    latelyDays !== null && choice.latelyCents > 0
      ? [copy.costs.lately(describeAmount(choice.latelyCents / latelyDays))]
      : [];
  if (isUnpriced(choice)) return [copy.costs.unknown, ...lately];
  if (choice.engine === 'demo') return [copy.costs.demo];
  return [
    isDaily ? copy.costs.daily(amount) : copy.costs.once(amount),
    ...(choice.priceBasis === 'dearest' ? [copy.costs.dearest] : []),
    ...lately,
  ];
}
