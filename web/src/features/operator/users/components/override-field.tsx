import { useId, type ComponentProps } from 'react';
import { Switch } from '#ui';
import { usersCopy } from '../copy.ts';

const copy = usersCopy.limits;

type BoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'>;

interface OverrideFieldProps {
  label: string;
  isOverridden: boolean;
  isEnabled: boolean;
  /** What is in force while the override is on. */
  words: { on: string; off: string };
  override: BoxProps;
  setting: BoxProps;
}

/** An ability of one account: by its plan, or switched on or off for it alone. */
export function OverrideField({
  label,
  isOverridden,
  isEnabled,
  words,
  override,
  setting,
}: OverrideFieldProps) {
  const id = useId();
  const state = isEnabled ? words.on : words.off;
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-t pt-4">
      <label className="grid min-h-11 cursor-pointer grid-cols-[20px_1fr] items-start gap-3">
        <input
          type="checkbox"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-help`}
          className="mt-0.5 size-4.5 checkbox"
          {...override}
        />
        <span>
          <span id={`${id}-name`} className="block text-sm leading-[22px] font-medium">
            {label}
          </span>
          <span id={`${id}-help`} className="block text-xs text-muted">
            {isOverridden ? state : copy.automatic}
          </span>
        </span>
      </label>
      {isOverridden && <Switch label={copy.switchLabel(label)} {...setting} />}
    </div>
  );
}
