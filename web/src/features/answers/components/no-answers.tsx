import { Button } from '#ui';
import { evidenceCopy } from '../copy.ts';

const copy = evidenceCopy.filters;

export function NoAnswers({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 py-6">
      <h3 className="text-lg font-semibold tracking-prompt">{copy.none}</h3>
      <p className="text-sm text-muted">{copy.noneText}</p>
      <Button className="mt-2" onClick={onShowAll}>
        {copy.showAll}
      </Button>
    </div>
  );
}
