import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import { inputClasses } from './input-classes.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cx(inputClasses, className)} {...useFieldAttributes()} {...rest} />;
}
