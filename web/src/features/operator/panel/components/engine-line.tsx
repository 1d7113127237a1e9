import { nameEngine } from '@citato/contract';
import { describeAmount, spendingCopy } from '#features/engine-calls';
import { Badge } from '#ui';
import { formatInteger, formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { adminCopy } from '../copy.ts';
import { type EngineRow } from '../model.ts';

const copy = adminCopy.engines;
const { columns } = copy;

/** An engine with its calls and what they cost this month. */
export function EngineLine({ row, isKnown }: { row: EngineRow; isKnown: boolean }) {
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
