import {
  ENGINE_IDS,
  nameEngine,
  showWebsite,
  type CompanyWithPrompts,
  type UserLimits,
} from '@citato/contract';
import type { CompanyChanges } from '@citato/contract/briefing';
import { RereadingNote, addFirstProgress, addLeftOut, companiesCopy } from '#features/companies';
import { Avatar, Button, Card, ExternalLink, FigureNote, StatusDot } from '#ui';
import { CompanyFigures } from './company-figures.tsx';
import { CompanyRate } from './company-rate.tsx';
import type { WantedAnswers } from './figure-answers.tsx';
import { Briefing, Trend } from './lazy-briefing.tsx';

const copy = companiesCopy.overview;

export interface CompanyViewProps {
  company: CompanyWithPrompts;
  limits: UserLimits;
  /** What changed in it. */
  changes: CompanyChanges;
  onOpen: () => void;
  onRead: (answers: WantedAnswers) => void;
  onUpgrade: () => void;
}

/** One company on the overview: its rate over time, the three lines on it, then the other figures. */
export function CompanyCard(props: CompanyViewProps) {
  const { company, changes, onOpen, onRead } = props;
  const first = addFirstProgress(company);
  return (
    <Card role="article" aria-label={company.name}>
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-4 px-4 pt-5 sm:items-center sm:px-6 sm:pt-6">
        <Avatar name={company.name} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold tracking-prompt wrap-anywhere">
            {company.name}
            <StatusDot>{copy.active}</StatusDot>
          </h2>
          <ExternalLink href={company.websiteUrl}>{showWebsite(company.websiteUrl)}</ExternalLink>
        </div>
        <Button
          className="max-sm:col-span-full max-sm:row-start-2 max-sm:min-h-11"
          aria-label={copy.openLabel(company.name)}
          onClick={onOpen}
        >
          {copy.open}
        </Button>
      </header>
      <RereadingNote rereading={company.rereading} className="px-4 pt-5 sm:px-6" />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 px-4 py-6 sm:px-6 mid:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-5 self-start">
          <CompanyRate company={company} first={first} changes={changes} onRead={onRead} />
          <Trend company={company} />
        </div>
        {/* Reserves the usual height of the three lines: nothing below moves when they are loaded. */}
        <div className="min-h-77 sm:min-h-60 lg:min-h-41">
          <Briefing {...props} />
        </div>
      </div>
      <footer className="border-t px-4 py-3.5 sm:px-6">
        <CompanyNotes company={company} isFirst={first !== null} onRead={onRead} />
      </footer>
    </Card>
  );
}

/** The other figures of a company, and what they leave out. */
export function CompanyNotes(props: {
  company: CompanyWithPrompts;
  isFirst: boolean;
  onRead: (answers: WantedAnswers) => void;
}) {
  return (
    <>
      <CompanyFigures {...props} />
      <LeftOut company={props.company} />
      <Silent company={props.company} />
    </>
  );
}

/** Which engines are missing from its figures for now. */
function Silent({ company: { prompts } }: { company: CompanyWithPrompts }) {
  const touched = prompts.filter(({ missingEngines }) => missingEngines.length > 0);
  const failing = new Set(
    touched.flatMap(({ missingEngines }) => missingEngines.map(({ engine }) => engine)),
  );
  if (failing.size === 0) return null;
  const engines = ENGINE_IDS.filter((engine) => failing.has(engine)).map((engine) => nameEngine(engine));
  return <FigureNote className="mt-3">{copy.failing({ engines, prompts: touched.length })}</FigureNote>;
}

/** Why the sums of the card count more than its rates. */
function LeftOut({ company }: { company: CompanyWithPrompts }) {
  const leftOut = addLeftOut(company.prompts);
  return leftOut === null ? null : <FigureNote className="mt-3">{copy.leftOut(leftOut)}</FigureNote>;
}
