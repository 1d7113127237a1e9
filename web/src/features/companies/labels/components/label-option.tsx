import type { Label } from '@citato/contract';
import { LabelChip } from './label-chip.tsx';

/** A label to be ticked; half ticked where some carry it. */
export function LabelOption({
  label,
  carriers,
  isDisabled,
  onToggle,
}: {
  label: Label;
  carriers: 'all' | 'some' | 'none';
  isDisabled: boolean;
  onToggle: () => void;
}) {
  return (
    <label className="flex min-h-10 min-w-0 flex-1 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = carriers === 'some';
        }}
        checked={carriers === 'all'}
        disabled={isDisabled}
        onChange={onToggle}
        className="size-4 shrink-0 accent-accent"
      />
      <LabelChip label={label} />
    </label>
  );
}
