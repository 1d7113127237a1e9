import type { Prompt, UserLimits } from '@citato/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { hasAnalysisLeft, isNeverAnalysed, AskedLine } from '#features/companies';
import { MissingEngines } from '../../figures/components/lazy-missing-engines.tsx';
import { ShownRates } from '../../figures/components/lazy-shown-rates.tsx';
import { PromptTiles } from '../../figures/components/prompt-tiles.tsx';
import {
  PromptEffects,
  NewStrategiesBadge,
  TaskListButton,
  useHasDone,
  useKnowsTaskLists,
} from '#features/action-plans';
import { formatMoment } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { Badge, Button, Card, FigureNote, HelpNote, IconButton, LinkButton, Quote, StatusDot } from '#ui';
import { ReadAnswers } from '#features/answers';
import { monitoringCopy } from '../copy.ts';
import { hasFailingEngine } from '../model.ts';
import { FirstSummary } from './first-summary.tsx';
import { LiveAnalysis } from './live-analysis.tsx';
import { UnavailableAnalysis } from './unavailable-analysis.tsx';

const copy = monitoringCopy.prompt;

interface PromptCardProps {
  prompt: Prompt;
  index: number;
  /** Prompts that ask the same in other markets. */
  others?: number;
  limits: UserLimits;
  onAnalyse: (prompt: Prompt) => Promise<void>;
  onChange: (prompt: Prompt) => void;
  onDelete: (prompt: Prompt) => void;
}

/** One prompt: the question, its current figures, the analysis that runs, what can be done. */
export const PromptCard = memo(function PromptCard({
  prompt,
  index,
  others = 0,
  limits,
  onAnalyse,
  onChange,
  onDelete,
}: PromptCardProps) {
  const analyse = useOneAtATime(onAnalyse);
  const mayChange = useMay<'changePrompt' | 'deletePrompt'>('edit');
  const mayStart = useMay<'startAnalysis'>('edit');
  const data = prompt.monitoringData[0] ?? null;
  const hasTaskLists = limits.limits.taskListsEnabled;
  // A list that only failed to load must not be paid for again.
  const knowsTaskLists = useKnowsTaskLists(hasTaskLists);
  const hasDone = useHasDone({ promptId: prompt.id, isEnabled: hasTaskLists });
  const isRunning = prompt.analysisStatus === 'in_progress';
  const isUnavailable = isNeverAnalysed(prompt) && !hasAnalysisLeft(limits);
  // While the first analysis runs its figures are not missing, only not known yet.
  const hasTiles = data !== null || (!isRunning && !isUnavailable);
  return (
    <Card role="article" aria-label={copy.index(index)}>
      <div className="px-4 py-5 md:px-6">
        <div className="relative flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 pr-20">
          <span className="text-xs font-medium text-faint">{copy.index(index)}</span>
          <StatusDot>{copy.active}</StatusDot>
          {hasTaskLists && <NewStrategiesBadge promptId={prompt.id} />}
          {prompt.namesOwnCompany && (
            <HelpNote help={copy.namesCompanyHelp} className="flex min-h-6 items-center">
              <Badge>{copy.namesCompany}</Badge>
            </HelpNote>
          )}
          {mayChange && (
            <div className="absolute top-1/2 -right-2.5 flex -translate-y-1/2">
              <IconButton
                label={copy.change(index)}
                icon={<Pencil />}
                onClick={() => {
                  onChange(prompt);
                }}
              />
              <IconButton
                label={copy.delete(index)}
                icon={<Trash2 />}
                onClick={() => {
                  onDelete(prompt);
                }}
              />
            </div>
          )}
        </div>
        <Quote className="mt-0.5">{prompt.text}</Quote>
        <AskedLine prompt={prompt} others={others} />
      </div>
      {isUnavailable && <UnavailableAnalysis limits={limits} />}
      {data?.totalAnalyses === 1 && !isRunning && <FirstSummary data={data} />}
      {hasTiles && <PromptTiles data={data} isScheduled={limits.limits.promptAnalysisEnabled} />}
      {isRunning && prompt.progress !== null && (
        <LiveAnalysis name={copy.index(index)} progress={prompt.progress} isFirst={data === null} />
      )}
      {!isRunning && hasFailingEngine(prompt) && (
        <MissingEngines failing={prompt.missingEngines} missing={data?.missingByEngine ?? []} />
      )}
      {data !== null && data.shownRates.length > 0 && <ShownRates rates={data.shownRates} />}
      {hasDone && <PromptEffects prompt={prompt} />}
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3 md:px-6">
        {hasTaskLists && <TaskListButton prompt={prompt} />}
        {mayStart && (
          <Button
            className="max-sm:flex-1"
            disabled={isRunning || !knowsTaskLists}
            onClick={() => void analyse(prompt)}
          >
            {copy.createTaskList}
          </Button>
        )}
        {data !== null && <ReadAnswers data={data} />}
        {data !== null && (
          <LinkButton
            variant="ghost"
            className="max-sm:flex-1"
            aria-label={copy.historyOf(index)}
            to="/"
            search={{ azienda: prompt.companyId, scheda: 'andamento', prompt: prompt.id }}
          >
            {copy.history}
          </LinkButton>
        )}
        <FigureNote className="max-md:basis-full md:ml-auto">
          {!isUnavailable && <FootNote prompt={prompt} isRunning={isRunning} />}
        </FigureNote>
      </div>
    </Card>
  );
});

function FootNote({ prompt, isRunning }: { prompt: Prompt; isRunning: boolean }) {
  if (isRunning && prompt.monitoringData.length > 0) return copy.kept;
  // A running first analysis is shown above.
  if (isRunning) return prompt.progress === null ? copy.waiting : null;
  if (prompt.lastOutcome === 'failed') return copy.failed;
  if (prompt.lastProcessed === null) return copy.notAnalysed;
  if (prompt.seriesSince !== null && prompt.monitoringData.length === 0) return copy.changed;
  return copy.lastRun(formatMoment({ iso: prompt.lastProcessed, now: new Date() }));
}
