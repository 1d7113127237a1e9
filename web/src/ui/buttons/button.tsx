import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonAppearance } from './button-classes.ts';
import { Spinner } from '../notices/spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Shows the spinner and disables the button; its width never shrinks. */
  isLoading?: boolean;
  /** Words shown instead of the label while loading. */
  loadingLabel?: string;
}

export function Button({
  variant,
  size,
  isBlock,
  isLoading = false,
  loadingLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled === true || isLoading}
      aria-busy={isLoading || undefined}
      className={buttonClasses({ variant, size, isBlock, className })}
      {...rest}
    >
      {isLoading ? <LoadingLabel idle={children} label={loadingLabel} /> : children}
    </button>
  );
}

// The idle label stays in the same grid cell, unseen, so that the button keeps its width.
function LoadingLabel({
  idle,
  label,
}: {
  idle: ComponentProps<'button'>['children'];
  label: string | undefined;
}) {
  return (
    <span className="grid place-items-center">
      <span aria-hidden className="invisible col-start-1 row-start-1 inline-flex items-center gap-2">
        {idle}
      </span>
      <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
        <Spinner />
        {label ?? idle}
      </span>
    </span>
  );
}
