import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** One thing, one card: flat, with a hairline; never a card in a card. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('rounded-3 border bg-raised', className)} {...rest} />;
}
