import type { CompanyWithPrompts, UserLimits } from '@citato/contract';
import { hasAnalysisLeft } from '#features/companies';
import { useTaskLists } from '#features/action-plans';
import { briefingCopy as copy } from '../copy.ts';
import { describeStatus, type CompanyChanges, type CompanyStatus } from '@citato/contract/briefing';
import { describeNextStep } from '../next-step-model.ts';
import { FigureAnswers, type WantedAnswers } from './figure-answers.tsx';
import { BriefingLine, EvidenceButton } from './briefing-line.tsx';
import { BriefingSkeleton } from './briefing-skeleton.tsx';
import { ChangesLine } from './changes-line.tsx';
import { NextLine } from './next-line.tsx';
import { useTrendOf } from './trend.tsx';

export interface BriefingProps {
  company: CompanyWithPrompts;
  limits: UserLimits;
  changes: CompanyChanges;
  onOpen: () => void;
  onRead: (answers: WantedAnswers) => void;
  onUpgrade: () => void;
}

/** How the company stands, what changed and what to do next: three lines, each with a link to its evidence. */
export function Briefing({ company, limits, changes, onOpen, onRead, onUpgrade }: BriefingProps) {
  const { taskListsEnabled, promptAnalysisEnabled } = limits.limits;
  const lists = useTaskLists(taskListsEnabled);
  const { isPending, isLoadingError, refetch } = useTrendOf(company);
  const plan = {
    isAnalysedAgain: promptAnalysisEnabled,
    hasAnalysisLeft: hasAnalysisLeft(limits),
    isSetForAccount: limits.setForAccount?.includes('promptAnalysisEnabled') ?? false,
  };
  const status = describeStatus({ company, hasAnalysisLeft: plan.hasAnalysisLeft });
  // All three lines at once: one after the other they would move what is below them.
  if (isPending || lists.isLoading) return <BriefingSkeleton />;
  const known = lists.data?.taskLists ?? 'unknown';
  const step = describeNextStep({
    company,
    status,
    changes,
    plan,
    taskLists: taskListsEnabled ? known : null,
  });
  return (
    <ul aria-label={copy.label(company.name)} className="divide-y">
      <BriefingLine
        label={copy.lines.status}
        evidence={<StatusEvidence status={status} company={company} onOpen={onOpen} onRead={onRead} />}
      >
        {copy.status(status)}
      </BriefingLine>
      <ChangesLine
        lines={isLoadingError ? [{ mark: null, text: copy.changesNotArrived }] : copy.changes(changes)}
        evidence={
          isLoadingError ? (
            <EvidenceButton
              label={copy.evidence.retry}
              about={copy.lines.changes}
              onClick={() => void refetch()}
            />
          ) : (
            hasComparisons(company) && (
              <FigureAnswers
                company={company}
                name={copy.lines.changes}
                help={copy.comparisonsHelp}
                isOfMentions={false}
                isOfRates
                appearance="link"
                describe={({ change }) => copy.comparison(change)}
                onRead={onRead}
              >
                {copy.evidence.comparisons}
              </FigureAnswers>
            )
          )
        }
      />
      <NextLine
        company={company}
        step={step}
        onRetry={() => void lists.refetch()}
        onOpen={onOpen}
        onRead={onRead}
        onUpgrade={onUpgrade}
      />
    </ul>
  );
}

/** Whether any of its figures cover another week. */
const hasComparisons = ({ prompts }: CompanyWithPrompts) =>
  prompts.some(({ monitoringData: [data], namesOwnCompany }) => data?.change != null && !namesOwnCompany);

/** No answer has come that could be read: the company's page says more. */
const STILL_UNKNOWN: ReadonlySet<CompanyStatus['kind']> = new Set([
  'running',
  'waiting',
  'deferred',
  'empty',
  'failed',
]);

function StatusEvidence({
  status: { kind },
  company,
  onOpen,
  onRead,
}: {
  status: CompanyStatus;
  company: CompanyWithPrompts;
  onOpen: () => void;
  onRead: (answers: WantedAnswers) => void;
}) {
  if (STILL_UNKNOWN.has(kind)) {
    return <EvidenceButton label={copy.evidence.open} about={copy.lines.status} onClick={onOpen} />;
  }
  if (kind === 'unavailable' || kind === 'unanalysed') return null;
  return (
    <FigureAnswers
      company={company}
      name={copy.lines.status}
      help={copy.statusHelp}
      isOfMentions={kind !== 'absent'}
      isOfRates={kind !== 'branded'}
      appearance="link"
      onRead={onRead}
    >
      {copy.evidence.answers}
    </FigureAnswers>
  );
}
