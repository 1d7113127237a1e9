import type { CrawlerVisits } from '@citato/contract';
import { formatDateTime, formatInteger, nameDay } from '#lib/format';
import { Card, ExternalLink, FigureNote } from '#ui';
import { ownSiteCopy } from '../copy.ts';

const copy = ownSiteCopy.crawlers;
const HEAD = 'px-3 py-2.5 text-right font-medium';
const CELL = 'px-3 py-2.5 text-right';

/** Which crawlers came, how often, and whether they were who they said. */
export function CrawlerTable({ crawlers }: { crawlers: readonly CrawlerVisits[] }) {
  const { columns } = copy;
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-sm">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="bg-surface text-2xs text-muted">
          <tr>
            <th scope="col" className="py-2.5 pr-3 pl-4 text-left font-medium md:pl-6">
              {columns.name}
            </th>
            <th scope="col" className={HEAD}>
              {columns.true}
            </th>
            <th scope="col" className={HEAD}>
              {columns.outside}
            </th>
            <th scope="col" className={`${HEAD} max-sm:hidden`}>
              {columns.failed}
            </th>
            <th scope="col" className={`${HEAD} max-md:hidden`}>
              {columns.pages}
            </th>
            <th scope="col" className={`${HEAD} pr-6 max-md:hidden`}>
              {columns.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {crawlers.map((crawler) => (
            <CrawlerRow key={crawler.id} crawler={crawler} />
          ))}
        </tbody>
      </table>
      <FigureNote className="border-t px-4 py-3.5 md:px-6">{copy.note}</FigureNote>
    </Card>
  );
}

function CrawlerRow({ crawler }: { crawler: CrawlerVisits }) {
  const { name, vendor, purpose, documentation, rangesDate, verified, unpublished, outside, failed } =
    crawler;
  const own = verified + unpublished;
  const purposes: Readonly<Record<string, string>> = copy.purposes;
  return (
    <tr className="border-t align-baseline">
      <th scope="row" className="py-2.5 pr-3 pl-4 text-left font-medium wrap-anywhere md:pl-6">
        <ExternalLink href={documentation}>{name}</ExternalLink>
        <small className="block text-2xs font-normal text-faint">
          {vendor} · {purposes[purpose] ?? ''}
        </small>
      </th>
      <td className={CELL}>
        {formatInteger(own)}
        {own > 0 && (
          <small className="block text-2xs text-faint">
            {rangesDate === null ? copy.unverified : copy.verified(nameDay(rangesDate))}
          </small>
        )}
      </td>
      <td className={`${CELL} text-muted`}>{outside === 0 ? ownSiteCopy.none : formatInteger(outside)}</td>
      <td className={`${CELL} max-sm:hidden`}>{failed === 0 ? ownSiteCopy.none : formatInteger(failed)}</td>
      <td className={`${CELL} max-md:hidden`}>{formatInteger(crawler.pages)}</td>
      <td className={`${CELL} pr-6 text-muted max-md:hidden`}>
        {crawler.lastAt === null ? ownSiteCopy.none : formatDateTime(crawler.lastAt)}
      </td>
    </tr>
  );
}
