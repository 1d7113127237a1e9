import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const pageClasses = cva('mx-auto w-full px-(--gutter)', {
  variants: {
    width: {
      landing: 'max-w-[calc(var(--page-wide)+2*var(--gutter))]',
      page: 'max-w-[calc(var(--page)+2*var(--gutter))]',
      form: 'max-w-[calc(var(--page-form)+2*var(--gutter))]',
      narrow: 'max-w-[calc(var(--page-narrow)+2*var(--gutter))]',
    },
  },
  defaultVariants: { width: 'page' },
});

interface PageProps extends VariantProps<typeof pageClasses> {
  className?: string;
  children: ReactNode;
}

/** The column of a page with its gutters: 1120 px, 1240 for the landing page, 880 for forms, 560 for one card. */
export function Page({ width, className, children }: PageProps) {
  return <div className={pageClasses({ width, className })}>{children}</div>;
}
