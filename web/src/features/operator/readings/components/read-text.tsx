import type { Reading } from '@citato/contract';
import { useMemo } from 'react';
import { AnswerText } from '#features/answers';
import { Badge, Marker, NamedText } from '#ui';
import { readingsCopy } from '../copy.ts';
import { drawSpans } from '../model.ts';

const copy = readingsCopy.view;

/** The answer as it came, with every name that was weighed; or why there is none. */
export function ReadText({ reading: { text, status, failure, spans, company } }: { reading: Reading }) {
  const drawn = useMemo(() => drawSpans(spans), [spans]);
  return (
    <section aria-labelledby="testo" className="min-w-0 px-4 py-5 sm:px-6">
      <h3 id="testo" className="text-sm font-semibold">
        {copy.text}
      </h3>
      {status !== 'ok' && (
        <div className="mt-3 grid justify-items-start gap-2 rounded-2 bg-sunken p-4 text-sm">
          <Badge>{copy.status[status]}</Badge>
          <p>{failure}</p>
        </div>
      )}
      {text === null ? (
        <p className="mt-3 rounded-2 bg-sunken p-4 text-sm text-muted">
          {status === 'ok' ? copy.noText : copy.noAnswer}
        </p>
      ) : (
        <>
          <p
            aria-label={copy.legend.label}
            className="mt-2 mb-4 flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-muted"
          >
            <span className="min-w-0 wrap-anywhere">
              <Marker>{company.name}</Marker> {copy.legend.own}
            </span>
            <span>
              <span className="underline decoration-line-strong underline-offset-4">
                {copy.legend.countsExample}
              </span>{' '}
              {copy.legend.counts}
            </span>
            <NamedText tone="neutral">{copy.legend.dropped}</NamedText>
          </p>
          <AnswerText answer={text} companies={drawn} />
        </>
      )}
    </section>
  );
}
