import type { EngineFigures } from '@citato/contract';
import type { ReactNode } from 'react';
import { describeAmount } from '#features/engine-calls';
import { Badge, DayColumns, StatusDot, type DayColumn } from '#ui';
import { formatInteger, formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { healthCopy } from '../copy.ts';
import { describeUnknownDetails, formatPace, nameSubject, wasAsked } from '../model.ts';

const copy = healthCopy.engines;

/** Small multiples: each engine's calls, pace and cost of the last days on scales of its own, today's values beside them. */
export function EngineCharts({ engines }: { engines: readonly EngineFigures[] }) {
  return (
    <section aria-label={copy.title}>
      <h3 className="px-4 pt-5 text-sm font-semibold sm:px-6">{copy.title}</h3>
      {engines.length === 0 ? (
        <p className="px-4 pt-1 pb-5 text-sm text-muted sm:px-6">{copy.none}</p>
      ) : (
        <ul className="divide-y">
          {engines.map((engine) => (
            <EngineRow key={engine.subject} engine={engine} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EngineRow({ engine }: { engine: EngineFigures }) {
  const name = nameSubject(engine.subject);
  const today = engine.days.at(-1);
  const unknown = describeUnknownDetails(engine);
  return (
    <li className="grid gap-x-8 gap-y-4 px-4 py-5 sm:grid-cols-3 sm:px-6 lg:grid-cols-[minmax(0,0.8fr)_repeat(3,minmax(0,1fr))]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-3 lg:col-span-1 lg:grid lg:content-start lg:justify-items-start">
        <h4 className="text-md font-medium">{name}</h4>
        <State engine={engine} />
        {engine.isConfigured && <p className="text-2xs text-faint">{copy.lastHour(engine.lastHour)}</p>}
      </div>
      {today !== undefined && wasAsked(engine) && (
        <>
          <Calls engine={engine} name={name} today={today} />
          <Pace engine={engine} name={name} today={today} />
          <Cost engine={engine} name={name} today={today} />
        </>
      )}
      {unknown !== null && <p className="text-xs text-muted sm:col-span-3 lg:col-span-4">{unknown}</p>}
    </li>
  );
}

interface ChartProps {
  engine: EngineFigures;
  name: string;
  today: EngineFigures['days'][number];
}

function Calls({ engine: { days }, name, today }: ChartProps) {
  const max = Math.max(...days.map(({ calls }) => calls));
  const columns = days.map(({ calls, failures }): DayColumn | null =>
    calls === 0 ? null : { from: 0, to: calls, outlined: failures },
  );
  const [calls, failed] = [formatInteger(today.calls), formatInteger(today.failures)];
  return (
    <Chart
      title={copy.calls}
      value={calls}
      note={today.failures > 0 ? copy.failed(today.failures, failed) : copy.max(formatInteger(max))}
      isAlarm={today.failures > 0}
    >
      <DayColumns
        columns={columns}
        max={max}
        label={copy.callsLabel({ name, today: calls, failed, max: formatInteger(max) })}
      />
    </Chart>
  );
}

function Pace({ engine: { days }, name, today }: ChartProps) {
  const max = Math.max(...days.map(({ p95Ms }) => p95Ms ?? 0));
  const columns = days.map(({ p50Ms, p95Ms }): DayColumn | null =>
    p50Ms === null || p95Ms === null ? null : { from: p50Ms, to: p95Ms, tick: p50Ms },
  );
  const [p50, p95] = [formatPace(today.p50Ms), formatPace(today.p95Ms)];
  return (
    <Chart title={copy.pace} value={p50} note={today.p95Ms === null ? '' : copy.p95(p95)}>
      <DayColumns columns={columns} max={max} label={copy.paceLabel({ name, p50, p95 })} />
    </Chart>
  );
}

function Cost({ engine: { days }, name, today }: ChartProps) {
  const max = Math.max(...days.map(({ costCents }) => costCents));
  const columns = days.map(({ costCents }): DayColumn | null =>
    costCents === 0 ? null : { from: 0, to: costCents },
  );
  const amounts = { today: describeAmount(today.costCents), max: describeAmount(max) };
  return (
    <Chart title={copy.cost} value={amounts.today} note={copy.max(amounts.max)}>
      <DayColumns columns={columns} max={max} label={copy.costLabel({ name, ...amounts })} />
    </Chart>
  );
}

/** The drawing with what it ends in: today's value, written beside it. */
function Chart({
  title,
  value,
  note,
  isAlarm = false,
  children,
}: {
  title: string;
  value: string;
  note: string;
  isAlarm?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted">
        {title}
        <span>
          <span className="text-faint">{copy.today} </span>
          <b className="font-medium text-text">{value}</b>
        </span>
      </p>
      {children}
      <p className={`min-h-4 text-right text-2xs ${isAlarm ? 'text-negative' : 'text-faint'}`}>{note}</p>
    </div>
  );
}

function State({ engine }: { engine: EngineFigures }) {
  const { isConfigured, breaker, retryAt } = engine;
  if (!isConfigured) return <Badge tone="outline">{copy.retired}</Badge>;
  if (breaker === 'closed')
    return wasAsked(engine) ? (
      <StatusDot>{copy.states.closed}</StatusDot>
    ) : (
      <Badge tone="outline">{copy.neverAsked}</Badge>
    );
  const until =
    breaker === 'open' && retryAt !== null ? formatMoment({ iso: retryAt, now: readNow() }) : null;
  return (
    <Badge tone="warning">
      {copy.states[breaker]}
      {until !== null && ` ${copy.until(until)}`}
    </Badge>
  );
}
