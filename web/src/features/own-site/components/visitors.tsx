import type { ReadPage, SiteVisitors } from '@citato/contract';
import { formatDate, formatInteger } from '#lib/format';
import { ownSiteCopy as copy } from '../copy.ts';
import { sumVisitors } from '../model.ts';
import { CrawlerTable } from './crawler-table.tsx';
import { PageTable } from './page-table.tsx';

interface ShownVisitors {
  /** What the logs hold; null where no log holds anything. */
  visitors: SiteVisitors;
}

/** What the logs say: a sentence, the crawlers, then page by page. */
export function Visitors({ visitors }: ShownVisitors) {
  const { span, crawlers } = visitors;
  const { reads, crawlers: count, visits } = sumVisitors(visitors);
  if (span === null) return <p className="mt-6 text-md text-muted">{copy.nobody}</p>;
  const days = { first: formatDate(span.firstDay), last: formatDate(span.lastDay) };
  return (
    <>
      <p className="mt-6 text-2xl font-semibold tracking-tight text-balance">
        {copy.lead({ reads, crawlers: count })}; {copy.visits(visits)}
      </p>
      <p className="mt-1 mb-4 text-sm text-muted">{copy.span(days)}</p>
      {crawlers.length > 0 && <CrawlerTable crawlers={crawlers} />}
      <VisitedPages visitors={visitors} />
      <CrawledPages visitors={visitors} />
    </>
  );
}

const cited = ({ citedIn }: { citedIn: number }) => (citedIn === 0 ? copy.none : formatInteger(citedIn));

function VisitedPages({ visitors: { crawlers, engines, visitedPages } }: ShownVisitors) {
  const { columns, ...words } = copy.visited;
  const byEngine = engines.map(({ name, visits }) => `${name} ${formatInteger(visits)}`).join(' · ');
  return (
    <PageTable
      {...words}
      text={crawlers.length === 0 && byEngine === '' ? words.text : `${byEngine}. ${words.text}`}
      columns={[
        { title: columns.path, read: ({ path }) => path },
        { title: columns.visits, read: ({ visits }) => formatInteger(visits), isNumber: true },
        { title: columns.cited, read: cited, isNumber: true },
      ]}
      rows={visitedPages}
      keyOf={({ path }) => path}
    />
  );
}

function CrawledPages({ visitors: { crawlers, pages, failing, citedUnread } }: ShownVisitors) {
  const names = new Map(crawlers.map(({ id, name }) => [id, name]));
  const nameAll = ({ crawlers: ids }: ReadPage) => ids.map((id) => names.get(id) ?? id).join(', ');
  const keyOf = ({ path }: { path: string }) => path;
  const readPath = ({ path }: { path: string }) => path;
  return (
    <>
      <PageTable
        {...copy.failing}
        columns={[
          { title: copy.failing.columns.path, read: readPath },
          { title: copy.failing.columns.failed, read: ({ failed }) => formatInteger(failed), isNumber: true },
          {
            title: copy.failing.columns.status,
            read: ({ failedStatus }) => failedStatus ?? copy.none,
            isNumber: true,
          },
          { title: copy.failing.columns.crawlers, read: nameAll },
        ]}
        rows={failing}
        keyOf={keyOf}
      />
      <PageTable
        {...copy.pages}
        columns={[
          { title: copy.pages.columns.path, read: readPath },
          { title: copy.pages.columns.reads, read: ({ reads }) => formatInteger(reads), isNumber: true },
          { title: copy.pages.columns.cited, read: cited, isNumber: true },
          { title: copy.pages.columns.crawlers, read: nameAll },
        ]}
        rows={pages}
        keyOf={keyOf}
      />
      <PageTable
        {...copy.unread}
        columns={[
          { title: copy.unread.columns.path, read: readPath },
          { title: copy.unread.columns.cited, read: cited, isNumber: true },
        ]}
        rows={citedUnread}
        keyOf={keyOf}
      />
    </>
  );
}
