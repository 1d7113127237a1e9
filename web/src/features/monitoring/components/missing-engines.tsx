import { ENGINE_LABELS, type Prompt } from '@citato/contract';
import { TriangleAlert } from 'lucide-react';
import { formatMoment } from '#lib/format';
import { missingCopy as copy } from '../missing-copy.ts';

type MissingEngine = Prompt['missingEngines'][number];

/** The engines that gave the last analysis nothing: why, and when they are asked again. */
export function MissingEngines({ engines }: { engines: readonly MissingEngine[] }) {
  return (
    <section
      aria-label={copy.title(engines.length)}
      className="grid gap-2 border-t px-4 py-4 text-sm md:px-6"
    >
      <h3 className="flex items-center gap-2 font-semibold [&>.lucide]:size-4 [&>.lucide]:text-warning">
        <TriangleAlert />
        {copy.title(engines.length)}
      </h3>
      <ul className="grid gap-2 md:gap-1">
        {engines.map((engine) => (
          <li
            key={engine.engine}
            className="grid md:grid-cols-[7rem_minmax(0,1fr)_auto] md:items-baseline md:gap-4"
          >
            <b className="font-medium">{ENGINE_LABELS[engine.engine]}</b>
            <span className="text-muted">{engine.reason}</span>
            <span className="text-xs text-faint">{describeNext(engine)}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-faint">{copy.notZero}</p>
    </section>
  );
}

function describeNext({ nextAttempt }: MissingEngine): string {
  const now = new Date();
  return new Date(nextAttempt) > now ? copy.next(formatMoment({ iso: nextAttempt, now })) : copy.soon;
}
