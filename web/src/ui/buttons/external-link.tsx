import { cx } from 'class-variance-authority';
import { SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A quiet link out of the product; never tells the other site where the reader came from. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(
        'text-sm wrap-anywhere text-muted no-underline hover:text-accent hover:underline',
        className,
      )}
    >
      {children}
      {/* Stays with the last word when the address breaks. */}
      <SquareArrowOutUpRight className="ml-1 inline size-[13px]! stroke-2 align-[-1.5px]" />
    </a>
  );
}
