import { nameEngine, type Expenses } from '@citato/contract';
import { describeAmount, spendingCopy } from '#features/engine-calls';
import { Badge } from '#ui';
import { formatInteger, formatMoment, formatMonth } from '#lib/format';
import { readNow } from '#lib/read-now';
import { adminCopy } from '../copy.ts';
import { buildEngineRows, type EngineRow } from '../model.ts';
import { useExpenses, usePipeline } from '../queries.ts';
import { FigureStrip } from './figure-strip.tsx';
import { Panel } from './panel.tsx';

const copy = adminCopy.engines;
const { columns } = copy;

/** What the engines cost for all accounts together, and how many free permits each has; their health is shown above. */
export function EnginesAndSpending() {
  const expenses = useExpenses();
  const { data: pipeline } = usePipeline();
  return (
    <Panel title={copy.title} query={expenses}>
      {(data) => (
        <>
          <FigureStrip figures={listFigures(data)} />
          <table
            role="table"
            aria-label={copy.table}
            className="block w-full text-sm md:table md:[&_td]:px-3 md:[&_th]:px-3 md:[&_tr>*:first-child]:pl-6 md:[&_tr>*:last-child]:pr-6"
          >
            <thead role="rowgroup" className="hidden text-left text-2xs text-muted md:table-header-group">
              <tr role="row" className="*:h-10 *:font-medium *:whitespace-nowrap">
                <th scope="col">{columns.engine}</th>
                <th scope="col" className="text-right">
                  {columns.permits}
                </th>
                <th scope="col" className="text-right">
                  {columns.waiting}
                </th>
                <th scope="col" className="text-right">
                  {columns.month}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup" className="block md:table-row-group">
              {buildEngineRows({ engines: pipeline?.engines ?? [], lines: data.lines }).map((row) => (
                <EngineLine key={row.engine} row={row} isKnown={pipeline !== undefined} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}

function listFigures({ dayCents, monthCents, monthSince, budget }: Expenses) {
  return [
    { label: copy.day, value: describeAmount(dayCents) },
    { label: copy.month(formatMonth(monthSince)), value: describeAmount(monthCents) },
    { label: copy.budget, value: budget === null ? copy.noBudget : describeAmount(budget.dayCents) },
    ...(budget === null
      ? []
      : [{ label: copy.left, value: describeAmount(budget.leftCents), isAlarm: budget.leftCents <= 0 }]),
  ];
}

function EngineLine({ row, isKnown }: { row: EngineRow; isKnown: boolean }) {
  const { engine, health, monthCents, purposes } = row;
  const cell = 'max-md:flex max-md:justify-between max-md:gap-4 md:text-right md:whitespace-nowrap';
  return (
    <tr
      role="row"
      className="grid gap-y-1 border-t px-4 py-3 first:border-t-0 md:table-row md:*:border-t md:*:py-3 md:*:align-top"
    >
      <td role="cell">
        <span className="font-medium">{nameEngine(engine)}</span>{' '}
        {isKnown && health === null && <Badge tone="outline">{copy.retired}</Badge>}
        {purposes.length > 0 && (
          <span className="block text-2xs text-faint">
            {purposes
              .map(({ purpose, monthCents: cents }) =>
                spendingCopy.purpose({ purpose, amount: describeAmount(cents) }),
              )
              .join(' · ')}
          </span>
        )}
      </td>
      <td role="cell" className={cell}>
        <Label>{columns.permits}</Label>
        <span>
          {health === null ? adminCopy.unknown : formatInteger(health.permits.limit - health.permits.leased)}
          {health !== null && (
            <span className="text-faint"> {copy.of(formatInteger(health.permits.limit))}</span>
          )}
        </span>
      </td>
      <td role="cell" className={cell}>
        <Label>{columns.waiting}</Label>
        <span className="text-right">
          {health === null ? adminCopy.unknown : formatInteger(health.waitingPrompts)}
          {health?.nextAttemptAt != null && (
            <span className="block text-2xs text-faint">
              {copy.nextAttempt(formatMoment({ iso: health.nextAttemptAt, now: readNow() }))}
            </span>
          )}
        </span>
      </td>
      <td role="cell" className={cell}>
        <Label>{columns.month}</Label>
        <span className="font-medium">{describeAmount(monthCents)}</span>
      </td>
    </tr>
  );
}

/** A phone has no heads above the cells. */
function Label({ children }: { children: string }) {
  return <span className="text-muted md:hidden">{children}</span>;
}
