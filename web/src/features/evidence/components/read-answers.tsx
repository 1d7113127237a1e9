import { Button } from '#ui';
import { evidenceCopy } from '../copy.ts';
import { useOpenAnswers } from '../use-open-answers.ts';

/** The way from a prompt to all its answers. */
export function ReadAnswers({ promptId }: { promptId: string }) {
  const open = useOpenAnswers();
  return (
    <Button
      variant="ghost"
      className="max-sm:flex-1"
      onClick={() => {
        open({ risposte: promptId });
      }}
    >
      {evidenceCopy.read}
    </Button>
  );
}
