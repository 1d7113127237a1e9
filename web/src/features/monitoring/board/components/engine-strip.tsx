import { type BoardPrompt, nameEngine } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { formatPercent, formatRateInterval } from '#lib/format';
import { RateBand } from '#ui';
import { boardCopy as copy } from '../copy.ts';

/** The engines of a prompt side by side, each with its interval: shows where they agree, and where one is missing. */
export function EngineStrip({ engines }: { engines: BoardPrompt['engines'] }) {
  return (
    <dl
      aria-label={copy.byEngine}
      className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-3 border bg-raised px-4 py-3.5 md:px-6 lg:grid-cols-4"
    >
      {engines.map(({ engine, responses, mentions }) => {
        const rate = buildRate({ hits: mentions, n: responses });
        return (
          <div key={engine} className="min-w-0">
            <dt className="truncate text-2xs text-muted">{nameEngine(engine)}</dt>
            <dd className="grid gap-0.5">
              <span className="flex items-baseline justify-between gap-2">
                <span className="text-sm font-medium">{formatPercent(rate.percent ?? 0)}</span>
                <span className="text-2xs text-faint">{copy.engineLabel({ mentions, responses })}</span>
              </span>
              <RateBand rate={rate} label={formatRateInterval(rate)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
