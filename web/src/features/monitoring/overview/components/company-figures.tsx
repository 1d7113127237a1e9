import type { CompanyWithPrompts } from '@citato/contract';
import { describeMeanUncertainty } from '@citato/contract/figures';
import type { ReactNode } from 'react';
import { companiesCopy } from '#features/companies';
import { formatDecimal, formatInteger } from '#lib/format';
import { FigureAnswers, type WantedAnswers } from './figure-answers.tsx';

const copy = companiesCopy.overview;

interface CompanyFiguresProps {
  company: CompanyWithPrompts;
  /** Its first analysis still runs: nothing is counted yet. */
  isFirst: boolean;
  onRead: (answers: WantedAnswers) => void;
}

/** The four figures of a company, small; a tap shows each prompt by prompt. */
export function CompanyFigures({ company, isFirst, onRead }: CompanyFiguresProps) {
  const { prompts, totalResponses, totalMentions, averagePosition } = company.figures;
  const ask = { company, onRead };
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 min-[480px]:flex min-[480px]:flex-wrap">
      <Figure label={copy.prompts}>{formatInteger(prompts)}</Figure>
      {!isFirst && (
        <>
          <Figure label={copy.totalResponses}>
            {totalResponses === 0 ? (
              formatInteger(0)
            ) : (
              <FigureAnswers
                {...ask}
                name={copy.totalResponses}
                help={copy.totalResponsesHelp}
                isOfMentions={false}
              >
                {formatInteger(totalResponses)}
              </FigureAnswers>
            )}
          </Figure>
          <Figure label={copy.totalMentions}>
            {totalResponses === 0 ? null : (
              <FigureAnswers {...ask} name={copy.totalMentions} help={copy.totalMentionsHelp} isOfMentions>
                {formatInteger(totalMentions)}
              </FigureAnswers>
            )}
          </Figure>
          <Figure label={copy.averagePosition}>
            {averagePosition.value === null ? null : (
              <FigureAnswers
                {...ask}
                name={copy.averagePosition}
                help={describeMeanUncertainty(averagePosition)?.help ?? ''}
                isOfMentions
                isOfRates
              >
                {formatDecimal(averagePosition.value)}
              </FigureAnswers>
            )}
          </Figure>
        </>
      )}
    </dl>
  );
}

/** Null is an unknown figure. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-[480px]:flex min-[480px]:items-baseline min-[480px]:gap-2">
      <dt className="text-2xs whitespace-nowrap text-muted">{label}</dt>
      <dd className={children === null ? 'text-sm text-faint' : 'text-sm font-medium'}>
        {children ?? 'N/A'}
      </dd>
    </div>
  );
}
