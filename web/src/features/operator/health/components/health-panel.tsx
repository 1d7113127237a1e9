import type { Health } from '@citato/contract';
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { Panel } from '../../panel/components/panel.tsx';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { lazyPart, Skeleton } from '#ui';
import { healthCopy as copy } from '../copy.ts';
import { decideVerdict, describeUnknown, type Verdict } from '../model.ts';
import { useHealth } from '../queries.ts';
import { Findings } from './findings.tsx';
import { HealthFacts } from './health-facts.tsx';

const EngineCharts = lazyPart(async () => (await import('./engine-charts.tsx')).EngineCharts, {
  waiting: <Skeleton className="m-4 h-24 sm:mx-6" />,
  failed: { title: copy.engines.loadFailed, text: copy.engines.loadFailedText },
});

const ICONS = { negative: CircleAlert, warning: TriangleAlert, neutral: Info, positive: Check };
const COLOURS = {
  negative: 'text-negative',
  warning: 'text-warning',
  neutral: 'text-neutral',
  positive: 'text-positive',
};

/** What an operator looks at first: whether anything is wrong, and what to do about it. */
export function HealthPanel() {
  const health = useHealth();
  const { data } = health;
  const checked = data && formatMoment({ iso: data.checkedAt, now: readNow() });
  return (
    <Panel title={copy.title} note={checked === undefined ? undefined : copy.checked(checked)} query={health}>
      {(shown) => (
        <>
          <Summary health={shown} isStale={health.isError} />
          <Findings health={shown} />
          <HealthFacts health={shown} />
          <EngineCharts engines={shown.engines} />
        </>
      )}
    </Panel>
  );
}

function Summary({ health, isStale }: { health: Health; isStale: boolean }) {
  const verdict = decideVerdict(health);
  const unknown = describeUnknown(health);
  return (
    <div role="status" className="grid gap-1 px-4 pb-5 sm:px-6">
      <Sentence verdict={verdict} />
      {unknown !== null && <p className="text-sm text-pretty text-muted">{unknown}</p>}
      {isStale && <p className="text-sm text-warning">{copy.stale}</p>}
    </div>
  );
}

function Sentence({ verdict: { tone, sentence } }: { verdict: Verdict }) {
  const Icon = ICONS[tone];
  return (
    <p className="flex items-start gap-2.5 text-xl font-semibold tracking-tight text-balance">
      <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${COLOURS[tone]}`} />
      {sentence}
    </p>
  );
}
