import { type AnalysisResult, type CompanyWithPrompts, nameQuestion, type Prompt } from '@citato/contract';
import { Badge, NamedText } from '#ui';
import { evidenceCopy } from '../copy.ts';
import { AnswerCompanies } from './answer-companies.tsx';
import { AnswerSearches } from './answer-searches.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { AnswerText } from '../text/components/answer-text.tsx';

const copy = evidenceCopy.drawer;
const TONES = ['positive', 'neutral', 'negative'] as const;

interface AnswerViewProps {
  answer: AnalysisResult;
  company: CompanyWithPrompts;
  prompt: Prompt | undefined;
}

/** One answer: its text with every naming, who is named and how, the sources. */
export function AnswerView({ answer, company, prompt }: AnswerViewProps) {
  return (
    <article>
      {answer.askedThen !== null && (
        <p className="mb-5 rounded-2 bg-sunken p-4 text-sm text-pretty wrap-anywhere">
          {copy.askedThen(nameQuestion(answer.askedThen))}
        </p>
      )}
      {answer.status !== 'ok' && (
        <div className="mb-5 grid justify-items-start gap-2 rounded-2 bg-sunken p-4 text-sm">
          <Badge>{copy.status[answer.status]}</Badge>
          <p>
            {answer.failure} {copy.uncounted}
          </p>
        </div>
      )}
      {answer.status === 'ok' && answer.answer !== null && <Legend company={company.name} />}
      {answer.answer === null ? (
        answer.status === 'ok' && <p className="rounded-2 bg-sunken p-4 text-sm text-muted">{copy.noText}</p>
      ) : (
        <AnswerText answer={answer.answer} companies={answer.companies} />
      )}
      {answer.status === 'ok' && (
        <>
          <AnswerCompanies answer={answer} company={company} prompt={prompt} />
          <AnswerSources answer={answer.answer} citations={answer.citations} />
          {answer.searches.length > 0 && <AnswerSearches searches={answer.searches} />}
        </>
      )}
      <p className="mt-8 text-2xs wrap-anywhere text-faint">{copy.asked(answer)}</p>
    </article>
  );
}

function Legend({ company }: { company: string }) {
  return (
    <p aria-label={copy.legend} className="mb-5 flex flex-wrap gap-x-4.5 gap-y-1 text-xs text-muted">
      <span className="min-w-0 wrap-anywhere">
        <mark className="marked">{company}</mark> {copy.own}
      </span>
      {TONES.map((tone) => (
        <NamedText key={tone} tone={tone}>
          {copy.tones[tone]}
        </NamedText>
      ))}
    </p>
  );
}
