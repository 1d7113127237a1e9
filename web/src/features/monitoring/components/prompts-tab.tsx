import type { CompanyWithPrompts, Prompt, UserLimits } from '@citato/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  companiesCopy,
  DeletePromptDialog,
  hasAnalysisLeft,
  isNeverAnalysed,
  PLAN_NAMES,
  UpgradeDialog,
} from '#features/companies';
import { Button, Card, CardList, EmptyState } from '#ui';
import { monitoringCopy } from '../copy.ts';
import { useStartAnalysis } from '../use-start-analysis.ts';
import { PromptCard } from './prompt-card.tsx';

interface PromptsTabProps {
  company: CompanyWithPrompts;
  limits: UserLimits;
  onAddPrompt: () => void;
  onUpgrade: () => void;
}

export function PromptsTab({ company, limits, onAddPrompt, onUpgrade }: PromptsTabProps) {
  const [deleting, setDeleting] = useState<Prompt | null>(null);
  const analysis = useStartAnalysis({ company, limits });
  if (company.prompts.length === 0) {
    return (
      <Card className="mt-6">
        <EmptyState
          example={monitoringCopy.empty.example}
          title={monitoringCopy.empty.title}
          action={
            <Button variant="primary" onClick={onAddPrompt}>
              <Plus />
              {monitoringCopy.addPrompt}
            </Button>
          }
        >
          {monitoringCopy.empty.text}{' '}
          {hasAnalysisLeft(limits)
            ? monitoringCopy.empty.textFirst
            : companiesCopy.noAnalysis.notAnalysed(PLAN_NAMES[limits.plan])}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <CardList className="mt-6">
        {company.prompts.map((prompt, position) => (
          <PromptCard
            key={prompt.id}
            prompt={prompt}
            index={position + 1}
            limits={limits}
            onAnalyse={analysis.start}
            onDelete={setDeleting}
          />
        ))}
      </CardList>
      {deleting !== null && (
        <DeletePromptDialog
          prompt={deleting}
          isOpen
          onClose={() => {
            setDeleting(null);
          }}
        />
      )}
      <UpgradeDialog
        isOpen={analysis.refused !== null}
        title={monitoringCopy.analysis.notAvailable}
        description={
          analysis.refused !== null && isNeverAnalysed(analysis.refused)
            ? companiesCopy.noAnalysis.spent(PLAN_NAMES[limits.plan])
            : monitoringCopy.analysis.notAvailableText
        }
        onClose={analysis.dismiss}
        onUpgrade={onUpgrade}
      />
    </>
  );
}
