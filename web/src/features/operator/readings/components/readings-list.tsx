import { nameEngine, type ListedReading } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { Button, EmptyState, LinkButton } from '#ui';
import { Panel } from '../../panel/components/panel.tsx';
import { readingsCopy } from '../copy.ts';
import { useReadings } from '../queries.ts';

const copy = readingsCopy.list;

/** Answers that model and rules read differently, newest first, page by page. */
export function ReadingsList() {
  /** Where the pages begin that lie between the newest and the one on screen, this one included. */
  const [starts, setStarts] = useState<readonly string[]>([]);
  const readings = useReadings(starts.at(-1) ?? null);
  return (
    <Panel title={copy.title} text={copy.text} query={readings}>
      {({ readings: listed, next }) =>
        listed.length === 0 ? (
          <EmptyState example={copy.empty.example} title={copy.empty.title} className="border-t">
            {copy.empty.text}
          </EmptyState>
        ) : (
          <div
            aria-busy={readings.isPlaceholderData || undefined}
            className={cx('transition-opacity', readings.isPlaceholderData && 'opacity-60')}
          >
            <ul>
              {listed.map((reading) => (
                <ReadingItem key={reading.id} reading={reading} />
              ))}
            </ul>
            {(next !== null || starts.length > 0) && (
              <nav
                aria-label={copy.pages}
                className="flex flex-wrap justify-end gap-2 border-t px-4 py-4 sm:px-6"
              >
                <Button
                  disabled={starts.length === 0}
                  onClick={() => {
                    setStarts(starts.slice(0, -1));
                  }}
                >
                  {copy.newer}
                </Button>
                <Button
                  disabled={next === null || readings.isPlaceholderData}
                  onClick={() => {
                    if (next !== null) setStarts([...starts, next]);
                  }}
                >
                  {copy.older}
                </Button>
              </nav>
            )}
          </div>
        )
      }
    </Panel>
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
