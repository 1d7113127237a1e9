import type { ComponentProps, ReactNode } from 'react';

interface SegmentedChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> {
  /** Names the group for who does not see it. */
  legend: string;
  items: readonly { value: string; label: ReactNode }[];
  /** Given by who owns the choice; a form keeps its own. */
  chosen?: string;
}

/** One of a few, side by side: radio buttons that look like a switch. What else is given goes to each of them. */
export function SegmentedChoice({ legend, items, chosen, ...rest }: SegmentedChoiceProps) {
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col rounded-3 bg-sunken p-[3px]">
      <legend className="sr-only">{legend}</legend>
      {items.map(({ value, label }) => (
        <label
          key={value}
          className="relative grid min-h-10 place-items-center rounded-2 px-2 text-center text-sm font-medium text-muted pointer-coarse:min-h-11 has-checked:bg-raised has-checked:text-text has-checked:inset-ring has-checked:inset-ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            value={value}
            className="absolute inset-0 opacity-0"
            {...(chosen !== undefined && { checked: chosen === value })}
            {...rest}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
