import { type Reading, nameEngine } from '@citato/contract';
import type { ReactNode } from 'react';
import { AskedLine } from '#features/companies';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { LinkButton, Quote } from '#ui';
import { Panel } from '../../panel/components/panel.tsx';
import { readingsCopy } from '../copy.ts';
import { describeNames, describeVersion } from '../model.ts';
import { useReading } from '../queries.ts';
import { ReadText } from './read-text.tsx';
import { ReportedReading } from './reported-reading.tsx';
import { SpanTable } from './span-table.tsx';

const copy = readingsCopy.view;

/** One answer with every name that was weighed in it, beside what the model reported. */
export function ReadingPanel({ resultId }: { resultId: string }) {
  const reading = useReading(resultId);
  return (
    <Panel
      title={copy.title}
      query={reading}
      action={
        <LinkButton
          to="/admin"
          variant="ghost"
          search={(old) => ({ ...old, risposta: undefined })}
          className="-mx-4.25"
        >
          {copy.back}
        </LinkButton>
      }
    >
      {(shown) => (
        <div className="border-t">
          <Facts reading={shown} />
          <div className="grid grid-cols-[minmax(0,1fr)] border-t lg:grid-cols-[minmax(0,1fr)_360px] lg:divide-x">
            <ReadText reading={shown} />
            <ReportedReading reading={shown} />
          </div>
          {shown.text !== null && <SpanTable spans={shown.spans} />}
        </div>
      )}
    </Panel>
  );
}

function Facts({ reading }: { reading: Reading }) {
  const { prompt, company, engine, model, sample, createdAt, reader, userId } = reading;
  const asked = [nameEngine(engine), model, copy.sample(sample)].filter((part) => part !== null);
  return (
    <div className="px-4 py-5 sm:px-6">
      <Quote as="p">{prompt}</Quote>
      <AskedLine prompt={reading} />
      <dl className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        <Fact label={copy.facts.company}>{company.name}</Fact>
        <Fact label={copy.facts.user}>{userId}</Fact>
        <Fact label={copy.facts.engine}>{asked.join(' · ')}</Fact>
        <Fact label={copy.facts.when}>{formatMoment({ iso: createdAt, now: readNow() })}</Fact>
        <Fact label={copy.facts.reader}>{reader === 'rules' ? copy.rules : reader}</Fact>
        <Fact label={copy.facts.version}>{describeVersion(reading)}</Fact>
        <Fact label={copy.facts.names}>{describeNames(reading)}</Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-2xs text-faint">{label}</dt>
      <dd className="text-pretty wrap-anywhere">{children}</dd>
    </div>
  );
}
