import { cx } from 'class-variance-authority';

export function Spinner({ size = 'sm', className }: { size?: 'sm' | 'lg'; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-line-strong border-t-accent',
        size === 'lg' ? 'size-6' : 'size-[15px]',
        className,
      )}
    />
  );
}
