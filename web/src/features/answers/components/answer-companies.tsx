import type { AnalysisResult, CompanyWithPrompts, Prompt } from '@citato/contract';
import { useState } from 'react';
import { formatInteger } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Button, Marker, ToneLabel } from '#ui';
import { evidenceCopy } from '../copy.ts';
import { CompanyMenu } from '../names/components/company-menu.tsx';

const copy = evidenceCopy.drawer;
/** A screenful; an answer may name thousands. */
const SHOWN_AT_ONCE = 12;
const SHOWN_MORE = 200;

interface AnswerCompaniesProps {
  answer: AnalysisResult;
  company: CompanyWithPrompts;
  prompt: Prompt | undefined;
}

/** Who is named, in the order of first naming, with tone and aspects. */
export function AnswerCompanies({ answer, company, prompt }: AnswerCompaniesProps) {
  const mayCorrect = useMay<'setCompanyAliases'>('edit');
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const { companies } = answer;
  return (
    <section className="mt-8">
      <h3 className="mb-2 text-sm font-semibold">{copy.companies}</h3>
      {companies.length === 0 && <p className="text-sm text-muted">{copy.noCompanies}</p>}
      <ol>
        {companies.slice(0, shown).map((named) => (
          <li
            key={named.key}
            className="grid grid-cols-[22px_minmax(0,1fr)_auto_auto] items-center gap-x-3.5 gap-y-1 border-b py-1 text-sm sm:grid-cols-[22px_minmax(0,1fr)_auto_auto_auto]"
          >
            <span className="text-faint">{formatInteger(named.position)}</span>
            <bdi className="font-medium wrap-anywhere">
              {named.isOwn ? <Marker>{named.name}</Marker> : named.name}
            </bdi>
            <span className="flex flex-wrap gap-x-3 max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
              <Tones named={named} />
            </span>
            <span className="text-xs whitespace-nowrap text-faint">{copy.times(named.occurrences)}</span>
            {named.isOwn || prompt === undefined || !mayCorrect ? (
              <span className="size-(--control-h-sm)" />
            ) : (
              <CompanyMenu company={company} prompt={prompt} named={named} />
            )}
          </li>
        ))}
      </ol>
      {companies.length > shown && (
        <Button
          className="mt-3"
          onClick={() => {
            setShown(shown + SHOWN_MORE);
          }}
        >
          {copy.showAll(companies.length)}
        </Button>
      )}
    </section>
  );
}

function Tones({ named: { sentiment, aspects } }: { named: AnalysisResult['companies'][number] }) {
  if (aspects.length > 0) {
    return aspects.map(({ label, tone }) => (
      <ToneLabel key={`${tone} ${label}`} tone={tone}>
        {label}
      </ToneLabel>
    ));
  }
  if (sentiment === null) return <span className="sr-only">{copy.unjudged}</span>;
  return <ToneLabel tone={sentiment}>{copy.tones[sentiment]}</ToneLabel>;
}
