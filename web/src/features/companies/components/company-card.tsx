import type { CompanyWithPrompts, Mean } from '@citato/contract';
import { isSmallSample } from '@citato/contract/figures';
import type { ReactNode } from 'react';
import {
  formatDecimal,
  formatInteger,
  formatMeanInterval,
  formatPercent,
  formatRateInterval,
} from '#lib/format';
import { Avatar, Button, Card, ExternalLink, FigureLabel, FigureNote, FigureValue, StatusDot } from '#ui';
import { companiesCopy } from '../copy.ts';
import { addFirstProgress, addLeftOut, type FirstProgress, formatHost } from '../model.ts';
import { Band } from '#ui';

import { FigureAnswers, type WantedAnswers } from './figure-answers.tsx';
import { RereadingNote } from './rereading-note.tsx';

const copy = companiesCopy.overview;

/** One company on the overview: who it is, its mentions first, then the other figures and the way in. */
export function CompanyCard({
  company,
  hasAnalysisLeft,
  onOpen,
  onRead,
}: {
  company: CompanyWithPrompts;
  /** The plan holds a further analysis. */
  hasAnalysisLeft: boolean;
  onOpen: () => void;
  onRead: (answers: WantedAnswers) => void;
}) {
  const { figures } = company;
  const first = addFirstProgress(company);
  return (
    <Card role="article" aria-label={company.name} className="flex flex-col">
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3.5 px-4 pt-5 sm:px-6 sm:pt-6">
        <Avatar name={company.name} />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold tracking-prompt wrap-anywhere">{company.name}</h2>
          <ExternalLink href={company.websiteUrl}>{formatHost(company.websiteUrl)}</ExternalLink>
        </div>
        <span className="mt-0.5">
          <StatusDot>{copy.active}</StatusDot>
        </span>
      </header>
      <RereadingNote rereading={company.rereading} className="px-4 pt-5 sm:px-6" />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-5 px-4 pt-6 pb-5 sm:gap-6 sm:px-6">
        <div>
          <FigureLabel>{first === null ? copy.totalMentions : copy.mentionsSoFar}</FigureLabel>
          {figures.totalResponses > 0 || first !== null ? (
            <FigureValue size="xl">
              {first !== null ? (
                formatInteger(first.mentions)
              ) : (
                <FigureAnswers
                  company={company}
                  name={copy.totalMentions}
                  help={copy.totalMentionsHelp}
                  isOfMentions
                  onRead={onRead}
                >
                  {formatInteger(figures.totalMentions)}
                </FigureAnswers>
              )}
            </FigureValue>
          ) : (
            <FigureValue size="xl" isAbsent>
              N/A
            </FigureValue>
          )}
        </div>
        <CompanyRate company={company} first={first} onRead={onRead} hasAnalysisLeft={hasAnalysisLeft} />
      </div>
      <LeftOut company={company} />
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-4 border-t p-4 sm:px-6 mid:flex-nowrap">
        <FurtherFigures company={company} first={first} onRead={onRead} />
        <Button
          className="max-sm:min-h-11 max-sm:w-full"
          aria-label={copy.openLabel(company.name)}
          onClick={onOpen}
        >
          {copy.open}
        </Button>
      </footer>
    </Card>
  );
}

function CompanyRate({
  company,
  first,
  onRead,
  hasAnalysisLeft,
}: {
  company: CompanyWithPrompts;
  first: FirstProgress | null;
  onRead: (answers: WantedAnswers) => void;
  hasAnalysisLeft: boolean;
}) {
  const { mentionRate, totalResponses, totalMentions } = company.figures;
  if (mentionRate.percent === null || totalMentions === 0) {
    if (first !== null && first.planned > 0)
      return <p className="max-w-[34ch] pb-1 text-xs text-pretty text-muted">{copy.running(first)}</p>;
    const isRunning = company.prompts.some((prompt) => prompt.analysisStatus === 'in_progress');
    const unanalysed = hasAnalysisLeft ? copy.notAnalysed : copy.notAvailable;
    const hint = totalResponses > 0 ? copy.noMentions : isRunning ? copy.waiting : unanalysed;
    return <p className="max-w-[34ch] pb-1 text-xs text-pretty text-muted">{hint}</p>;
  }
  const interval = formatRateInterval(mentionRate);
  return (
    <div className="min-w-0 pb-1">
      <p className="mb-1 flex justify-between gap-2 text-2xs text-faint">
        {copy.mentionRate}
        <span className="font-semibold text-accent">
          <FigureAnswers
            company={company}
            name={copy.mentionRate}
            help={copy.mentionRateHelp}
            isOfMentions
            isOfRates
            onRead={onRead}
          >
            {formatPercent(mentionRate.percent)}
          </FigureAnswers>
        </span>
      </p>
      <Band
        min={0}
        max={100}
        value={mentionRate.percent}
        low={mentionRate.lowPercent}
        high={mentionRate.highPercent}
        label={`${copy.mentionRate} ${formatPercent(mentionRate.percent)}, ${interval}`}
      />
      <FigureNote className="mt-1">
        {interval}
        {isSmallSample(mentionRate.n) && ` · ${copy.smallSample}`}
      </FigureNote>
    </div>
  );
}

function describeMean(mean: Mean): string {
  const interval = copy.meanInterval(formatMeanInterval(mean));
  return isSmallSample(mean.n) ? `${interval} · ${copy.smallSample}` : interval;
}

function FurtherFigures({
  company,
  first,
  onRead,
}: {
  company: CompanyWithPrompts;
  first: FirstProgress | null;
  onRead: (answers: WantedAnswers) => void;
}) {
  const { figures } = company;
  return (
    <dl className="flex gap-6 max-sm:w-full max-sm:justify-between max-sm:gap-3">
      <Figure label={copy.prompts} value={formatInteger(figures.prompts)} />
      {first === null && (
        <Figure label={copy.totalResponses} value={formatInteger(figures.totalResponses)}>
          {(value) =>
            figures.totalResponses === 0 ? (
              value
            ) : (
              <FigureAnswers
                company={company}
                name={copy.totalResponses}
                help={copy.totalResponsesHelp}
                isOfMentions={false}
                onRead={onRead}
              >
                {value}
              </FigureAnswers>
            )
          }
        </Figure>
      )}
      {first === null && (
        <Figure
          label={copy.averagePosition}
          value={figures.averagePosition.value === null ? null : formatDecimal(figures.averagePosition.value)}
        >
          {(value) => (
            <FigureAnswers
              company={company}
              name={copy.averagePosition}
              help={describeMean(figures.averagePosition)}
              isOfMentions
              isOfRates
              onRead={onRead}
            >
              {value}
            </FigureAnswers>
          )}
        </Figure>
      )}
    </dl>
  );
}

function Figure({
  label,
  value,
  children = (shown) => shown,
}: {
  label: string;
  value: string | null;
  /** What is drawn of a value that is there. */
  children?: (value: string) => ReactNode;
}) {
  return (
    <div>
      <dt className="text-2xs whitespace-nowrap text-muted">{label}</dt>
      <dd className={value === null ? 'font-normal text-faint' : 'font-medium'}>
        {value === null ? 'N/A' : children(value)}
      </dd>
    </div>
  );
}

/** Why the sums of the card are more than its rates are made of. */
function LeftOut({ company }: { company: CompanyWithPrompts }) {
  const leftOut = addLeftOut(company.prompts);
  return leftOut === null ? null : (
    <FigureNote className="px-4 pb-4 sm:px-6">{copy.leftOut(leftOut)}</FigureNote>
  );
}
