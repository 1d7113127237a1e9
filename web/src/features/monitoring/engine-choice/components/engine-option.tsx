import { type EngineChoice, type EngineId, nameEngine } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { describeAmount } from '#features/engine-calls';
import { Badge, StatusDot } from '#ui';
import { engineChoiceCopy as copy } from '../copy.ts';
import { isSeen, isUnpriced } from '../model.ts';

interface EngineOptionProps {
  engine: EngineId;
  isChosen: boolean;
  /** Left out where there is no other engine to choose. */
  onToggle?: () => void;
  /** Null where nothing more is known of it. */
  choice: EngineChoice | null;
  /** What is said of money; null for whom it costs nothing. */
  cost: { isDaily: boolean; latelyDays: number | null } | null;
}

/** One engine to be asked or not: what it is, where it asks from, what it costs, or which plan has it. */
export function EngineOption({ engine, isChosen, onToggle, choice, cost }: EngineOptionProps) {
  const id = useId();
  const isInPlan = choice?.isInPlan ?? true;
  const isAsked = isChosen && isInPlan;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3 sm:flex-nowrap md:px-6">
      {onToggle !== undefined && (
        <input
          id={id}
          type="checkbox"
          className="mt-1 size-4.5 shrink-0 checkbox"
          aria-describedby={`${id}-facts`}
          checked={isAsked}
          disabled={!isInPlan}
          onChange={onToggle}
        />
      )}
      <div className="min-w-0 flex-1 basis-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {onToggle === undefined ? (
            <span className="text-md font-medium">{nameEngine(engine)}</span>
          ) : (
            <label
              htmlFor={id}
              className={`text-md font-medium ${isInPlan ? 'cursor-pointer' : 'text-muted'}`}
            >
              {nameEngine(engine)}
            </label>
          )}
          {isAsked && <StatusDot>{copy.active}</StatusDot>}
          {isInPlan && !isChosen && <Badge tone="outline">{copy.leftOut}</Badge>}
          {!isInPlan && (
            <Badge tone="accent">
              {choice?.neededPlan ? copy.inPlan(choice.neededPlan.name) : copy.inNoPlan}
            </Badge>
          )}
        </div>
        <p id={`${id}-facts`} className="mt-0.5 text-xs text-pretty text-muted">
          {[
            copy.kinds[isSeen(engine) ? 'page' : 'answer'],
            ...(choice === null || engine === 'demo' ? [] : [copy.reach[choice.reach]]),
            ...(choice && cost ? listCosts(choice, cost) : []),
          ].join(' · ')}
        </p>
        {isAsked && choice !== null && choice.unserved.length > 0 && (
          <p className="mt-1 text-xs text-pretty text-text">
            {copy.unserved(choice.unserved.map(({ name }) => name))}
          </p>
        )}
      </div>
      {choice?.documentation && <span aria-hidden className="h-0 basis-full sm:hidden" />}
      {choice?.documentation && (
        <a
          href={choice.documentation}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={copy.documentation(nameEngine(engine))}
          className={cx(
            'inline-flex min-h-6 shrink-0 items-center gap-1 text-xs text-muted hover:text-accent pointer-coarse:min-h-11 [&>.lucide]:size-3.5',
            onToggle !== undefined && 'max-sm:ml-7.5',
          )}
        >
          {copy.documents}
          <ExternalLink aria-hidden />
        </a>
      )}
    </div>
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
