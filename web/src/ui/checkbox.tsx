import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-start gap-2.5 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center has-disabled:cursor-default has-disabled:text-faint">
      <span className="relative mt-px grid size-[18px] shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-1 border border-control bg-raised checked:border-accent checked:bg-accent disabled:border-line-strong disabled:bg-sunken"
          {...rest}
        />
        <Check className="invisible relative size-[13px] stroke-[2.6] text-on-accent peer-checked:visible pointer-events-none" />
      </span>
      <span>{label}</span>
    </label>
  );
}
