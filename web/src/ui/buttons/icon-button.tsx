import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does and to what, for example 'Elimina prompt 1'. */
  label: string;
  icon: ReactNode;
  /** `sm` is 32 px, 44 with a coarse pointer: inside heads of dialogs and toasts. */
  size?: 'sm' | 'md';
}

export function IconButton({
  label,
  icon,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(
        'grid shrink-0 place-items-center rounded-2 text-muted transition-colors focus-visible:rounded-2 print:hidden',
        'enabled:hover:bg-sunken enabled:hover:text-text disabled:text-faint',
        size === 'sm' ? 'size-(--control-h-sm)' : 'size-(--control-h)',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
