import { CircleAlert } from 'lucide-react';
import { Button } from '#ui';
import { companiesCopy } from '../../list/copy.ts';

const copy = companiesCopy.sameAgain;

/** A question that exists already: the user decides whether it is added once more. */
export function SameAgain({
  texts,
  isPending,
  onConfirm,
}: {
  texts: readonly string[];
  isPending: boolean;
  onConfirm: () => void;
}) {
  return (
    <div
      role="alert"
      ref={showIt}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2 border border-line bg-sunken px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-60 gap-2 text-sm">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <span className="wrap-anywhere">{copy.question(texts)}</span>
      </p>
      <Button isLoading={isPending} loadingLabel={companiesCopy.promptsForm.saving} onClick={onConfirm}>
        {copy.confirm(texts.length)}
      </Button>
    </div>
  );
}

/** It may appear outside the screen in a long form: it is scrolled into view. */
function showIt(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
