import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import { inputClasses } from './input-classes.ts';

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cx(inputClasses, 'block resize-y', className)}
      {...useFieldAttributes()}
      {...rest}
    />
  );
}
