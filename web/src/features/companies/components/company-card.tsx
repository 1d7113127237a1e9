import type { CompanyWithPrompts, Mean } from '@citato/contract';
import { isSmallSample } from '@citato/contract/figures';
import {
  formatDecimal,
  formatInteger,
  formatMeanInterval,
  formatPercent,
  formatRateInterval,
} from '#lib/format';
import {
  Avatar,
  Button,
  Card,
  ExternalLink,
  FigureLabel,
  FigureNote,
  FigureValue,
  HelpNote,
  StatusDot,
} from '#ui';
import { companiesCopy } from '../copy.ts';
import { formatHost } from '../model.ts';
import { Band } from '#ui';

const copy = companiesCopy.overview;

/** One company on the overview: who it is, its mentions first, then the other figures and the way in. */
export function CompanyCard({
  company,
  hasAnalysisLeft,
  onOpen,
}: {
  company: CompanyWithPrompts;
  /** The plan holds a further analysis. */
  hasAnalysisLeft: boolean;
  onOpen: () => void;
}) {
  const { figures } = company;
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
      <div className="grid flex-1 grid-cols-[auto_minmax(0,1fr)] items-end gap-5 px-4 pt-6 pb-5 sm:gap-6 sm:px-6">
        <div>
          <FigureLabel>{copy.totalMentions}</FigureLabel>
          <FigureValue size="xl">{formatInteger(figures.totalMentions)}</FigureValue>
        </div>
        <CompanyRate company={company} hasAnalysisLeft={hasAnalysisLeft} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-4 border-t p-4 sm:px-6 mid:flex-nowrap">
        <dl className="flex gap-6 max-sm:w-full max-sm:justify-between max-sm:gap-3">
          <Figure label={copy.prompts} value={formatInteger(figures.prompts)} />
          <Figure
            label={copy.totalAnalyses}
            value={formatInteger(figures.totalResponses)}
            help={copy.totalAnalysesHelp}
          />
          <Figure
            label={copy.averagePosition}
            value={
              figures.averagePosition.value === null ? null : formatDecimal(figures.averagePosition.value)
            }
            help={figures.averagePosition.value === null ? undefined : describeMean(figures.averagePosition)}
          />
        </dl>
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
  hasAnalysisLeft,
}: {
  company: CompanyWithPrompts;
  hasAnalysisLeft: boolean;
}) {
  const { mentionRate, totalResponses, totalMentions } = company.figures;
  if (mentionRate.percent === null || totalMentions === 0) {
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
        <span className="font-semibold text-accent">{formatPercent(mentionRate.percent)}</span>
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

function Figure({ label, value, help }: { label: string; value: string | null; help?: string | undefined }) {
  const figure = (
    <dd className={value === null ? 'font-normal text-faint' : 'font-medium'}>{value ?? 'N/A'}</dd>
  );
  return (
    <div>
      <dt className="text-2xs whitespace-nowrap text-muted">{label}</dt>
      {help === undefined ? (
        figure
      ) : (
        <dd className="font-medium">
          <HelpNote help={help}>{value ?? 'N/A'}</HelpNote>
        </dd>
      )}
    </div>
  );
}
