import type { CompanyWithPrompts } from '@citato/contract';
import type { CompanyChanges } from '@citato/contract/briefing';
import { describeRateUncertainty } from '@citato/contract/figures';
import { companiesCopy, type FirstProgress } from '#features/companies';
import { formatInteger, formatPercent, formatRateInterval } from '#lib/format';
import { FigureLabel, FigureValue, HelpNote, RateBand } from '#ui';
import { FigureAnswers, type WantedAnswers } from './figure-answers.tsx';
import { VerdictBadges } from './verdict-badges.tsx';

const copy = companiesCopy.overview;

/** The one large figure of a company; while its first analysis runs, the mentions so far. */
export function CompanyRate({
  company,
  first,
  changes,
  onRead,
}: {
  company: CompanyWithPrompts;
  first: FirstProgress | null;
  changes: CompanyChanges;
  onRead: (answers: WantedAnswers) => void;
}) {
  const { mentionRate } = company.figures;
  const uncertainty = describeRateUncertainty(mentionRate);
  if (first !== null || mentionRate.percent === null || uncertainty === null) {
    return (
      <div>
        <FigureLabel>{first === null ? copy.mentionRate : copy.mentionsSoFar}</FigureLabel>
        {first === null ? (
          <FigureValue size="xl" isAbsent>
            N/A
          </FigureValue>
        ) : (
          <FigureValue size="xl">{formatInteger(first.mentions)}</FigureValue>
        )}
      </div>
    );
  }
  const interval = formatRateInterval(mentionRate);
  return (
    <div>
      <FigureLabel>{copy.mentionRate}</FigureLabel>
      <FigureValue size="xl">
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
      </FigureValue>
      <div className="mt-1">
        <RateBand
          rate={mentionRate}
          label={`${copy.mentionRate} ${formatPercent(mentionRate.percent)}, ${interval}`}
        />
      </div>
      <p className="mt-1 text-2xs text-faint">
        <HelpNote help={uncertainty.help} className="min-h-6">
          {copy.confidence(uncertainty.confidence)}
        </HelpNote>{' '}
        <span className="whitespace-nowrap">{copy.basis(formatInteger(uncertainty.n))}</span>
      </p>
      <div className="mt-1.5 max-w-40">
        <VerdictBadges changes={changes} />
      </div>
    </div>
  );
}
