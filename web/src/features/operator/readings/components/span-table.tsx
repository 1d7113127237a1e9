import type { ReadingSpan } from '@citato/contract';
import { useState } from 'react';
import { formatDecimal, formatInteger } from '#lib/format';
import { Badge, Button } from '#ui';
import { readingsCopy } from '../copy.ts';
import { countSpans, describeReasons } from '../model.ts';

const copy = readingsCopy.view.spans;
const { columns } = copy;
/** A long answer has hundreds. */
const FIRST_SHOWN = 40;

/** Every name that was weighed, in the order of the text. Below 768 px every row becomes a small block, so roles are written out. */
export function SpanTable({ spans }: { spans: readonly ReadingSpan[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? spans : spans.slice(0, FIRST_SHOWN);
  const more = spans.length - shown.length;
  return (
    <section aria-labelledby="nomi-guardati" className="border-t">
      <div className="px-4 pt-5 pb-4 sm:px-6">
        <h3 id="nomi-guardati" className="text-sm font-semibold">
          {copy.title}
          {spans.length > 0 && (
            <span className="ml-2 font-normal text-faint">{formatInteger(spans.length)}</span>
          )}
        </h3>
        <p className="text-xs text-muted">{spans.length === 0 ? copy.none : copy.text(countSpans(spans))}</p>
      </div>
      {spans.length > 0 && (
        <table
          role="table"
          aria-labelledby="nomi-guardati"
          className="block w-full border-t text-sm md:table md:table-fixed md:[&_td]:px-3 md:[&_th]:px-3 md:[&_tr>*:first-child]:pl-6 md:[&_tr>*:last-child]:pr-6"
        >
          <thead role="rowgroup" className="hidden text-left text-2xs text-muted md:table-header-group">
            <tr role="row" className="*:h-10 *:font-medium">
              <th scope="col" className="w-1/5">
                {columns.text}
              </th>
              <th scope="col" className="w-1/6">
                {columns.name}
              </th>
              <th scope="col" className="w-1/6">
                {columns.source}
              </th>
              <th scope="col" className="w-18 text-right">
                {columns.score}
              </th>
              <th scope="col">{columns.why}</th>
              <th scope="col" className="w-1/6">
                {columns.outcome}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="block md:table-row-group">
            {shown.map((span) => (
              <SpanRow key={`${String(span.start)} ${String(span.end)} ${span.name}`} span={span} />
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && (
        <div className="border-t px-4 py-3 sm:px-6">
          <Button
            variant="ghost"
            className="-ml-4.25"
            onClick={() => {
              setIsWhole(true);
            }}
          >
            {copy.more(more)}
          </Button>
        </div>
      )}
    </section>
  );
}

function SpanRow({ span }: { span: ReadingSpan }) {
  const { text, name, source, score, counts, droppedBy } = span;
  return (
    <tr
      role="row"
      className="grid gap-y-0.5 border-t px-4 py-3 first:border-t-0 md:table-row md:*:border-t md:*:py-3 md:*:align-top"
    >
      <td role="cell" className="font-medium wrap-anywhere">
        <bdi>{text}</bdi>
      </td>
      <td role="cell" className={`wrap-anywhere max-md:text-xs ${name === text ? 'max-md:hidden' : ''}`}>
        {name}
      </td>
      <td role="cell" className="wrap-anywhere max-md:text-xs max-md:text-muted">
        {copy.sources[source]}
      </td>
      <td role="cell" className="max-md:text-xs max-md:text-muted md:text-right">
        <span className="md:hidden">{columns.score} </span>
        {Number.isInteger(score) ? formatInteger(score) : formatDecimal(score)}
      </td>
      <td role="cell" className="text-pretty text-muted max-md:text-xs">
        {describeReasons(span)}
      </td>
      <td role="cell" className="max-md:pt-1">
        {counts ? (
          <Badge tone="positive">{copy.counts}</Badge>
        ) : (
          <Badge tone="outline">{copy.dropped[droppedBy ?? 'other']}</Badge>
        )}
      </td>
    </tr>
  );
}
