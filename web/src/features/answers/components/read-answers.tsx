import type { MonitoringData } from '@citato/contract';
import { Button } from '#ui';
import { evidenceCopy } from '../copy.ts';
import { useOpenAnswers } from '../use-open-answers.ts';

/** The link from a prompt to all its answers; where none names the company, to those that name others instead. */
export function ReadAnswers({ data }: { data: MonitoringData }) {
  const open = useOpenAnswers();
  return (
    <Button
      variant="ghost"
      className="max-sm:flex-1"
      onClick={() => {
        const isAbsent = data.totalResponses > 0 && data.averagePosition.n === 0;
        open({ risposte: data.promptId, ...(isAbsent && { presenza: 'no' }) });
      }}
    >
      {evidenceCopy.read}
    </Button>
  );
}
