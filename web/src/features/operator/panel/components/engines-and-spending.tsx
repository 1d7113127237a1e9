import { type Expenses } from '@citato/contract';
import { describeAmount } from '#features/engine-calls';
import { formatMonth } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { buildEngineRows } from '../model.ts';
import { useExpenses, usePipeline } from '../queries.ts';
import { FigureStrip } from './figure-strip.tsx';
import { Panel } from './panel.tsx';
import { EngineLine } from './engine-line.tsx';

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
