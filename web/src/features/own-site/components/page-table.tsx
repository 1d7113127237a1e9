import type { ReactNode } from 'react';
import { Card } from '#ui';
import { SiteSection } from './site-section.tsx';

export interface PageColumn<Row> {
  readonly title: string;
  readonly read: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

interface PageTableProps<Row> {
  title: string;
  text: string;
  caption: string;
  /** The first names the row. */
  columns: readonly [PageColumn<Row>, ...PageColumn<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Pages of the site with what is known of each; nothing where there are none. */
export function PageTable<Row>({ title, text, caption, columns, rows, keyOf }: PageTableProps<Row>) {
  const [name, ...others] = columns;
  if (rows.length === 0) return null;
  return (
    <SiteSection title={title} text={text}>
      <Card className="overflow-hidden">
        <table className="w-full table-fixed text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="bg-surface text-2xs text-muted">
            <tr>
              <th scope="col" className="py-2.5 pr-3 pl-4 text-left font-medium md:pl-6">
                {name.title}
              </th>
              {others.map((column) => (
                <th
                  key={column.title}
                  scope="col"
                  className={`w-[30%] px-3 py-2.5 font-medium sm:w-[20%] last:pr-4 md:last:pr-6 ${column.isNumber === true ? 'text-right' : 'text-left max-sm:hidden'}`}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-t align-baseline">
                <th scope="row" className="py-2.5 pr-3 pl-4 text-left font-medium wrap-anywhere md:pl-6">
                  {name.read(row)}
                </th>
                {others.map((column) => (
                  <td
                    key={column.title}
                    className={`px-3 py-2.5 last:pr-4 md:last:pr-6 ${column.isNumber === true ? 'text-right' : 'max-sm:hidden'}`}
                  >
                    {column.read(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </SiteSection>
  );
}
