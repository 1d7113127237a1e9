import type { ComponentProps, ReactNode } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  label: ReactNode;
}

/** On or off at once, without a button to confirm it. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11 has-disabled:cursor-default has-disabled:text-faint">
      <span className="relative h-[22px] w-[38px] shrink-0">
        <input
          type="checkbox"
          role="switch"
          className="peer absolute inset-0 appearance-none rounded-full border border-control bg-sunken transition-colors checked:border-accent checked:bg-accent focus-visible:rounded-full disabled:border-line-strong disabled:bg-sunken"
          {...rest}
        />
        <span className="pointer-events-none absolute top-[4px] left-[4px] size-[14px] rounded-full bg-control transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent" />
      </span>
      <span>{label}</span>
    </label>
  );
}
