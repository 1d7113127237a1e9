import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import { inputClasses } from './input-classes.ts';

/** The browser's own list of choices, in the look of a text field. */
export function SelectInput(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select className={cx(inputClasses, 'appearance-none pr-10')} {...useFieldAttributes()} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-[17px]! -translate-y-1/2 text-muted"
      />
    </div>
  );
}
