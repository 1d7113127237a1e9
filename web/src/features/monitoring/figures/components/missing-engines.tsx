import { ENGINE_IDS, nameEngine, type MissingAnswers, type Prompt } from '@citato/contract';
import { TriangleAlert } from 'lucide-react';
import { formatMoment } from '#lib/format';
import { missingCopy as copy } from '../missing-copy.ts';

type FailingEngine = Prompt['missingEngines'][number];

interface MissingEnginesProps {
  /** Those that gave nothing when they were last asked. */
  failing: readonly FailingEngine[];
  /** Answers of the current figures that did not count, by engine. */
  missing: readonly MissingAnswers[];
}

/** Every engine with answers that did not count: how many and of which kind, why, and when it is asked again. */
export function MissingEngines({ failing, missing }: MissingEnginesProps) {
  const lines = ENGINE_IDS.flatMap((engine) => {
    const why = failing.find((one) => one.engine === engine);
    const counts = missing.find((one) => one.engine === engine);
    return why === undefined && counts === undefined ? [] : [{ engine, why, counts }];
  });
  const title = describeTitle({ failing, missing });
  return (
    <section aria-label={title} className="grid gap-2 border-t px-4 py-4 text-sm md:px-6">
      <h3 className="flex items-center gap-2 font-semibold [&>.lucide]:size-4 [&>.lucide]:text-warning">
        <TriangleAlert />
        {title}
      </h3>
      <ul className="grid gap-2 md:gap-1">
        {lines.map(({ engine, why, counts }) => (
          <li key={engine} className="grid md:grid-cols-[7rem_minmax(0,1fr)_auto] md:items-baseline md:gap-4">
            <b className="font-medium">{nameEngine(engine)}</b>
            <span className="text-muted">
              {counts && <span className="text-text">{copy.kinds(counts)}</span>}
              {counts && why && ' · '}
              {why?.reason}
            </span>
            {why && <span className="text-xs text-faint">{describeNext(why)}</span>}
          </li>
        ))}
      </ul>
      <p className="text-xs text-faint">{copy.notZero}</p>
    </section>
  );
}

function describeTitle({ failing, missing }: MissingEnginesProps): string {
  const isEachExplained = missing.every(({ engine }) => failing.some((one) => one.engine === engine));
  if (isEachExplained) return copy.title(failing.length);
  const answers = missing.reduce((total, { failed, empty, refused }) => total + failed + empty + refused, 0);
  return copy.titleOfAnswers({ answers, engines: missing.length });
}

function describeNext({ nextAttempt }: FailingEngine): string {
  const now = new Date();
  return new Date(nextAttempt) > now ? copy.next(formatMoment({ iso: nextAttempt, now })) : copy.soon;
}
