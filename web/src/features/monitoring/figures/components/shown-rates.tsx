import { type MonitoringData, nameEngine } from '@citato/contract';
import { ScanSearch } from 'lucide-react';
import { figuresCopy } from '../copy.ts';

/** How often each engine that is read from search pages shows an AI answer at all. */
export function ShownRates({ rates }: { rates: MonitoringData['shownRates'] }) {
  const copy = figuresCopy.shown;
  return (
    <section aria-label={copy.title} className="grid gap-2 border-t px-4 py-4 text-sm md:px-6">
      <h3 className="flex items-center gap-2 font-semibold [&>.lucide]:size-4 [&>.lucide]:text-muted">
        <ScanSearch />
        {copy.title}
      </h3>
      <ul className="grid gap-2 md:gap-1">
        {rates.map(({ engine, rate }) => (
          <li key={engine} className="grid md:grid-cols-[11rem_minmax(0,1fr)] md:items-baseline md:gap-4">
            <b className="font-medium">{nameEngine(engine)}</b>
            <span className="text-muted">{copy.rate(rate)}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-faint">{copy.uncounted}</p>
    </section>
  );
}
