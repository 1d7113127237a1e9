import { nameEngine, type ListedReading } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { LinkButton } from '#ui';
import { PagedPanel } from '../../panel/components/paged-panel.tsx';
import { usePages } from '../../panel/use-pages.ts';
import { readingsCopy } from '../copy.ts';
import { useReadings } from '../queries.ts';

const copy = readingsCopy.list;

/** Answers that model and rules read differently, newest first, page by page. */
export function ReadingsList() {
  const pages = usePages();
  const query = useReadings(pages.start);
  return (
    <PagedPanel words={copy} {...{ pages, query }} isEmpty={({ readings }) => readings.length === 0}>
      {({ readings }) => (
        <ul>
          {readings.map((reading) => (
            <ReadingItem key={reading.id} reading={reading} />
          ))}
        </ul>
      )}
    </PagedPanel>
  );
}

function ReadingItem({
  reading: { id, engine, createdAt, companyName, disagreements },
}: {
  reading: ListedReading;
}) {
  const moment = formatMoment({ iso: createdAt, now: readNow() });
  const company = companyName ?? copy.gone;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t px-4 py-4 sm:px-6">
      <div className="min-w-0">
        <p className={cx('font-medium wrap-anywhere', companyName === null && 'text-muted')}>{company}</p>
        <p className="text-xs text-muted">
          {nameEngine(engine)} · {moment}
        </p>
        <p className="pt-1 text-sm text-pretty first-letter:uppercase">
          {disagreements
            .map(({ kind, count }) =>
              count === 1
                ? readingsCopy.kinds[kind]
                : `${readingsCopy.kinds[kind]} ${readingsCopy.times(count)}`,
            )
            .join(' · ')}
        </p>
      </div>
      {companyName !== null && (
        <LinkButton
          to="/admin"
          search={(old) => ({ ...old, risposta: id })}
          aria-label={copy.openLabel({ company, moment })}
          className="max-sm:w-full"
        >
          {copy.open}
        </LinkButton>
      )}
    </li>
  );
}
