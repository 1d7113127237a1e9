import { nameEngine, type Reading } from '@citato/contract';
import type { ReactNode } from 'react';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { Marker, ToneLabel } from '#ui';
import { readingsCopy } from '../copy.ts';

const copy = readingsCopy.view;

/** What the numbers are made of, what the model reported, and where the two differ. */
export function ReportedReading({ reading }: { reading: Reading }) {
  const { counted, status, report, disagreements } = reading;
  return (
    <div className="divide-y max-lg:border-t">
      <Part title={copy.counted.title} text={status === 'ok' ? copy.counted.text : copy.counted.uncounted}>
        {status === 'ok' &&
          (counted.length === 0 ? (
            <p className="text-sm text-muted">{copy.counted.none}</p>
          ) : (
            <ol className="text-sm">
              {counted.map(({ name, isOwn, position, sentiment }) => (
                <li key={position} className="flex flex-wrap items-baseline gap-x-2 py-1 wrap-anywhere">
                  <span className="w-5 shrink-0 text-2xs text-faint">{position}</span>
                  <span className="min-w-0">{isOwn ? <Marker>{name}</Marker> : name}</span>
                  {sentiment !== null && <ToneLabel tone={sentiment}>{copy.tones[sentiment]}</ToneLabel>}
                </li>
              ))}
            </ol>
          ))}
      </Part>
      <Report report={report} />
      {disagreements.length > 0 && (
        <Part title={copy.disagreements}>
          <ul className="text-sm">
            {disagreements.map(({ kind, name, detail }) => (
              <li key={`${kind} ${name}`} className="py-1 wrap-anywhere">
                {name}
                <span className="block text-xs text-muted first-letter:uppercase">
                  {readingsCopy.kinds[kind]}
                  {detail !== null && ` (${detail})`}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Report({ report }: Pick<Reading, 'report'>) {
  if (report === null) return <Part title={copy.report.title} text={copy.report.none} />;
  const { engine, model, createdAt, companies, rejectedNames, refusal } = report;
  const moment = formatMoment({ iso: createdAt, now: readNow() });
  return (
    <Part title={copy.report.title} text={copy.report.by({ name: `${nameEngine(engine)} ${model}`, moment })}>
      {refusal !== null && <p className="pb-2 text-sm text-warning">{copy.report.refusals[refusal]}</p>}
      {companies.length === 0 && <p className="text-sm text-muted">{copy.report.silent}</p>}
      <ul className="text-sm">
        {companies.map(({ name, sentiment, evidence }) => (
          <li key={name} className="py-1 wrap-anywhere">
            <span className="mr-2">{name}</span>
            {sentiment !== null && <ToneLabel tone={sentiment}>{copy.tones[sentiment]}</ToneLabel>}
            {evidence !== null && evidence !== '' && (
              <span className="block text-xs text-pretty text-muted">{copy.report.evidence(evidence)}</span>
            )}
          </li>
        ))}
      </ul>
      {rejectedNames.length > 0 && (
        <p className="pt-2 text-xs wrap-anywhere text-muted">
          {copy.report.rejected}: {rejectedNames.join(', ')}
        </p>
      )}
    </Part>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <section className="px-4 py-5 sm:px-6">
      <h3 className="text-sm font-semibold">{title}</h3>
      {text !== undefined && <p className="pb-1 text-xs text-muted">{text}</p>}
      {children}
    </section>
  );
}
