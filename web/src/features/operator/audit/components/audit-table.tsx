import type { AuditEntry } from '@citato/contract';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { auditCopy } from '../copy.ts';
import { describeSubject, namePerson } from '../model.ts';

const { acts, columns, none, title } = auditCopy;

/** Below 768 px every row becomes a small block, so roles are written out: the layout must not cost the meaning. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <table
      role="table"
      aria-label={title}
      className="block w-full border-t text-sm md:table md:table-fixed md:[&_td]:px-3 md:[&_th]:px-3 md:[&_tr>*:first-child]:pl-6 md:[&_tr>*:last-child]:pr-6"
    >
      <thead role="rowgroup" className="hidden text-left text-2xs text-muted md:table-header-group">
        <tr role="row" className="*:h-10 *:font-medium">
          <th scope="col" className="w-42">
            {columns.when}
          </th>
          <th scope="col" className="w-48">
            {columns.what}
          </th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.whom}</th>
          <th scope="col" className="w-1/6">
            {columns.how}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { kind, createdAt, actor, target } = entry;
  const subject = describeSubject(entry);
  return (
    <tr
      role="row"
      className="grid gap-y-0.5 border-t px-4 py-3 first:border-t-0 md:table-row md:*:border-t md:*:py-3 md:*:align-top"
    >
      <td role="cell" className="text-muted max-md:order-2 max-md:text-xs">
        {formatMoment({ iso: createdAt, now: readNow() })}
      </td>
      <td role="cell" className="font-medium max-md:order-1">
        {acts[kind]}
      </td>
      <Cell label={columns.who} isEmpty={actor === null}>
        {namePerson(actor)}
      </Cell>
      <Cell label={columns.whom} isEmpty={target === null}>
        {namePerson(target)}
      </Cell>
      <Cell label={columns.how} isEmpty={subject === none}>
        {subject}
      </Cell>
    </tr>
  );
}

/** A phone has no heads above the cells, and shows none that is empty. */
function Cell({ label, isEmpty, children }: { label: string; isEmpty: boolean; children: string }) {
  return (
    <td
      role="cell"
      className={`wrap-anywhere max-md:order-3 max-md:justify-between max-md:gap-4 max-md:text-xs ${isEmpty ? 'text-faint max-md:hidden' : 'max-md:flex'}`}
    >
      <span className="shrink-0 text-muted md:hidden">{label}</span>
      <span className="max-md:text-right">{children}</span>
    </td>
  );
}
