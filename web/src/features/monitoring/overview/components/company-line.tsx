import { showWebsite } from '@citato/contract';
import { describeStatus } from '@citato/contract/briefing';
import { describeRateUncertainty } from '@citato/contract/figures';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { RereadingNote, addFirstProgress, companiesCopy, hasAnalysisLeft } from '#features/companies';
import { formatInteger, formatPercent, formatRateInterval } from '#lib/format';
import { Avatar, Button, ExternalLink, IconButton } from '#ui';
import { briefingCopy } from '../copy.ts';
import { CompanyNotes, type CompanyViewProps } from './company-card.tsx';
import { Briefing, Trend } from './lazy-briefing.tsx';
import { VerdictBadges } from './verdict-badges.tsx';

const copy = companiesCopy.overview;

/** One company of many: its rate, its weeks and its verdict in a line, which unfolds into the rest. */
export function CompanyLine(props: CompanyViewProps) {
  const { company, changes, onOpen, onRead } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isFirst = addFirstProgress(company) !== null;
  return (
    <li className="not-first:border-t">
      <article aria-label={company.name}>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-6 mid:grid-cols-[minmax(0,16rem)_7.5rem_8rem_minmax(0,1fr)_auto]">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar name={company.name} />
            <div className="min-w-0">
              <h2 className="text-sm font-semibold wrap-anywhere">{company.name}</h2>
              <ExternalLink href={company.websiteUrl}>{showWebsite(company.websiteUrl)}</ExternalLink>
            </div>
          </div>
          <LineRate {...props} isFirst={isFirst} />
          <div className="hidden min-w-0 mid:block">
            <Trend company={company} isBare />
          </div>
          <div className="col-span-full min-w-0 mid:col-span-1">
            <VerdictBadges changes={changes} />
            <p className="mt-1 line-clamp-2 text-xs text-muted wrap-anywhere empty:hidden">
              {describeWorst(props)}
            </p>
          </div>
          <div className="col-span-full flex items-center justify-between gap-1 mid:col-span-1">
            <Button aria-label={copy.openLabel(company.name)} onClick={onOpen}>
              {copy.open}
            </Button>
            <IconButton
              label={briefingCopy.unfold(company.name)}
              icon={<ChevronDown className={cx('transition-transform', isOpen && 'rotate-180')} />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => {
                setIsOpen(!isOpen);
              }}
            />
          </div>
        </div>
        <RereadingNote rereading={company.rereading} className="px-4 pb-3.5 sm:px-6" />
        {isOpen && (
          <div id={id} className="grid gap-5 border-t bg-surface px-4 py-5 sm:px-6">
            <Briefing {...props} />
            <div className="border-t pt-3.5">
              <CompanyNotes company={company} isFirst={isFirst} onRead={onRead} />
            </div>
          </div>
        )}
      </article>
    </li>
  );
}

/**
 * The worst that is to be said: a proven fall, what is to be watched, else a rise; before there are figures the
 * progress.
 */
function describeWorst({ company, limits, changes }: CompanyViewProps): string | null {
  if (company.figures.mentionRate.n === 0)
    return briefingCopy.status(describeStatus({ company, hasAnalysisLeft: hasAnalysisLeft(limits) }));
  const lines = changes.kind === 'compared' ? briefingCopy.changes(changes) : [];
  const worst = WORST_FIRST.flatMap((mark) => lines.filter((line) => line.mark === mark)).at(0);
  return worst?.text ?? null;
}

const WORST_FIRST = ['falling', 'watched', 'rising'] as const;

function LineRate({ company, isFirst }: CompanyViewProps & { isFirst: boolean }) {
  const { mentionRate } = company.figures;
  const uncertainty = describeRateUncertainty(mentionRate);
  if (isFirst || mentionRate.percent === null || uncertainty === null) {
    return (
      <p className="text-right text-sm text-faint mid:text-left">
        <span className="sr-only">{copy.mentionRate}: </span>N/A
      </p>
    );
  }
  return (
    <p className="text-right mid:text-left">
      <span className="sr-only">{copy.mentionRate}: </span>
      <span className="block text-lg font-medium">{formatPercent(mentionRate.percent)}</span>
      <span className="block text-2xs whitespace-nowrap text-faint">
        {formatRateInterval(mentionRate)}
        <span className="sr-only">
          , {copy.confidence(uncertainty.confidence)}, n = {formatInteger(uncertainty.n)}
        </span>
      </span>
    </p>
  );
}
