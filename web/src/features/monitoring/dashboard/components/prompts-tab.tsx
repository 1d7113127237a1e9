import type { CompanyWithPrompts, EngineId, Prompt, UserLimits } from '@citato/contract';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { loadBoard } from '../../board/load-board.ts';
import { PromptsViewChoice } from '../../board/components/prompts-view-choice.tsx';
import { usePromptsView } from '../../board/use-prompts-view.ts';
import {
  companiesCopy,
  ChangePromptDialog,
  DeletePromptDialog,
  hasAnalysisLeft,
  isNeverAnalysed,
  nameAnalysisHolder,
  countElsewhere,
  ImportButton,
} from '#features/companies';
import { AnalysisDialog, WithoutTaskListsDialog } from '#features/billing';
import { useMay } from '#lib/session/use-may';
import { Button, Card, CardList, EmptyState, lazyPart } from '#ui';
import { monitoringCopy } from '../copy.ts';
import { useAnalysisStart } from '../use-analysis-start.ts';
import { PromptsSkeleton } from './dashboard-skeleton.tsx';
import { PromptCard } from './prompt-card.tsx';

const Board = lazyPart(loadBoard, {
  waiting: <PromptsSkeleton />,
  failed: { title: monitoringCopy.parts.prompts, text: monitoringCopy.parts.text },
});

/** Up to so many prompts are whole cards; more are cards that unfold. */
const MAX_CARDS = 5;

interface PromptsTabProps {
  company: CompanyWithPrompts;
  /** Whose answers alone the numbers are made of. */
  engine?: EngineId | undefined;
  limits: UserLimits;
  onAddPrompt: () => void;
}

export function PromptsTab({ company, engine, limits, onAddPrompt }: PromptsTabProps) {
  const mayAdd = useMay<'addPrompts'>('edit');
  const [changing, setChanging] = useState<Prompt | null>(null);
  const [deleting, setDeleting] = useState<Prompt | null>(null);
  const analysis = useAnalysisStart({ company, limits });
  const [view, setView] = usePromptsView(company.prompts.length);
  const { start } = analysis;
  const { prompts } = company;
  // The same function as long as the plan is the same: a table of many prompts holds it.
  const drawCard = useCallback(
    (prompt: Prompt, index: number) => (
      <PromptCard
        key={prompt.id}
        prompt={prompt}
        index={index}
        others={countElsewhere({ prompt, prompts })}
        limits={limits}
        onAnalyse={start}
        onChange={setChanging}
        onDelete={setDeleting}
      />
    ),
    [limits, prompts, start],
  );
  if (company.prompts.length === 0) {
    return (
      <Card className="mt-6">
        <EmptyState
          example={monitoringCopy.empty.example}
          title={monitoringCopy.empty.title}
          action={
            // The header's is the primary one.
            mayAdd ? (
              <Button onClick={onAddPrompt}>
                <Plus />
                {monitoringCopy.addPrompt}
              </Button>
            ) : undefined
          }
        >
          {monitoringCopy.empty.text}{' '}
          {hasAnalysisLeft(limits)
            ? monitoringCopy.empty.textFirst
            : companiesCopy.noAnalysis.notAnalysed(nameAnalysisHolder(limits))}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <div className="mt-6 -mb-2 flex flex-wrap items-center justify-between gap-2 print:hidden">
        {company.prompts.length > 1 && <PromptsViewChoice view={view} onChoose={setView} />}
        {mayAdd && <ImportButton company={company} limits={limits} />}
      </div>
      {view === 'table' || company.prompts.length > MAX_CARDS ? (
        <Board company={company} engine={engine} view={view} renderCard={drawCard} />
      ) : (
        <CardList className="mt-6">
          {company.prompts.map((prompt, position) => drawCard(prompt, position + 1))}
        </CardList>
      )}
      {changing !== null && (
        <ChangePromptDialog
          prompt={changing}
          onClose={() => {
            setChanging(null);
          }}
        />
      )}
      {deleting !== null && (
        <DeletePromptDialog
          prompt={deleting}
          isOpen
          onClose={() => {
            setDeleting(null);
          }}
        />
      )}
      <AnalysisDialog
        isOpen={analysis.refused !== null}
        isNeverAnalysed={analysis.refused !== null && isNeverAnalysed(analysis.refused)}
        limits={limits}
        onClose={analysis.dismiss}
      />
      <WithoutTaskListsDialog
        isOpen={analysis.listless !== null}
        limits={limits}
        onClose={analysis.dismiss}
        onStart={() => void analysis.startListless()}
      />
    </>
  );
}
