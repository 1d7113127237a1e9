import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: string;
}

/** On or off at once: a checkbox in the look and with the role of a switch. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="grid min-h-8 shrink-0 cursor-pointer place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <span className="sr-only">{label}</span>
      <span className="relative block h-6 w-10 rounded-full bg-control transition-colors has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          role="switch"
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          {...rest}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-[3px] left-[3px] size-[18px] rounded-full bg-on-accent transition-transform peer-checked:translate-x-4"
        />
      </span>
    </label>
  );
}
