import { cx } from 'class-variance-authority';
import { Button } from '#ui';
import { companiesCopy } from '../../list/copy.ts';

const copy = companiesCopy.promptsForm;

interface PromptsFormButtonsProps {
  /** The form is longer than the dialog it stands in. */
  isLong: boolean;
  isPending: boolean;
  isPreparing: boolean;
  submitLabel: string;
  onBack: () => void;
}

/** Back and on; below a long form they stay at the foot of the dialog. */
export function PromptsFormButtons({
  isLong,
  isPending,
  isPreparing,
  submitLabel,
  onBack,
}: PromptsFormButtonsProps) {
  return (
    <div
      className={cx(
        'flex gap-2 sm:flex-row sm:justify-between',
        isLong
          ? 'sticky -bottom-6 -mx-4 -mb-6 border-t bg-overlay p-4 max-sm:*:last:flex-1 sm:-mx-6 sm:rounded-b-4 sm:px-6'
          : 'mt-2 flex-col-reverse',
      )}
    >
      <Button variant="ghost" className="min-h-12 sm:-ml-4 sm:min-h-11" onClick={onBack} disabled={isPending}>
        {copy.back}
      </Button>
      <Button
        type="submit"
        variant="primary"
        className="min-h-12 sm:min-h-11 sm:min-w-33"
        isLoading={isPending || isPreparing}
        loadingLabel={isPending ? copy.saving : copy.preparing}
      >
        {submitLabel}
      </Button>
    </div>
  );
}
