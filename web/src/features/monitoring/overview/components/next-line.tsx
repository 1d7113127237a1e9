import type { CompanyWithPrompts } from '@citato/contract';
import { useState } from 'react';
import { TaskListDialog } from '#features/action-plans';
import { briefingCopy as copy } from '../copy.ts';
import { useMay } from '#lib/session/use-may';
import type { NextStep } from '../next-step-model.ts';
import type { WantedAnswers } from './figure-answers.tsx';
import { BriefingLine, EvidenceButton } from './briefing-line.tsx';

interface NextLineProps {
  company: CompanyWithPrompts;
  step: NextStep;
  onRetry: () => void;
  onOpen: () => void;
  onRead: (answers: WantedAnswers) => void;
  onUpgrade: () => void;
}

/** What to do next, with the link to it. */
export function NextLine({ company, step, onRetry, onOpen, onRead, onUpgrade }: NextLineProps) {
  // The opened list stays while its actions are ticked off, whatever the next step is meanwhile.
  const [openedId, setOpenedId] = useState<string | null>(null);
  const mayChangePlan = useMay<'changePlan'>('own');
  const opened = company.prompts.find(({ id }) => id === openedId);
  const ways = {
    empty: { label: copy.evidence.open, go: onOpen },
    start: { label: copy.evidence.open, go: onOpen },
    again: { label: copy.evidence.open, go: onOpen },
    branded: { label: copy.evidence.open, go: onOpen },
    upgrade: mayChangePlan ? { label: copy.evidence.plan, go: onUpgrade } : null,
    unknown: { label: copy.evidence.retry, go: onRetry },
    task: {
      label: copy.evidence.openTasks,
      go: () => {
        if (step.kind === 'task') setOpenedId(step.prompt.id);
      },
    },
    read: {
      label: copy.evidence.read,
      go: () => {
        if (step.kind === 'read') onRead({ companyId: company.id, promptId: step.prompt.id, presence: 'no' });
      },
    },
    keep: { label: copy.evidence.open, go: onOpen },
    waiting: null,
    support: null,
    failed: null,
  };
  const way = ways[step.kind];
  return (
    <BriefingLine
      label={copy.lines.next}
      evidence={way !== null && <EvidenceButton label={way.label} about={copy.lines.next} onClick={way.go} />}
    >
      {copy.next(step)}
      {opened !== undefined && (
        <TaskListDialog
          prompt={opened}
          onClose={() => {
            setOpenedId(null);
          }}
          onReadAnswer={(answerId) => {
            onRead({ companyId: company.id, promptId: opened.id, answerId });
          }}
        />
      )}
    </BriefingLine>
  );
}
