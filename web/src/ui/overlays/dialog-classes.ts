import { cva, type VariantProps } from 'class-variance-authority';

export const scrimClasses = 'fixed inset-0 z-(--z-overlay) bg-scrim motion-scrim';

/** A sheet from below under 640 px, a centred dialog above. */
export const dialogClasses = cva(
  [
    'fixed inset-x-0 bottom-0 z-(--z-overlay) flex max-h-[92dvh] flex-col rounded-t-4 border-t bg-overlay shadow-dialog motion-dialog',
    // At 200 % zoom a head and a foot that stand still would leave no room: the whole of it scrolls.
    'short:block short:overflow-y-auto short:scroll-more',
    'focus:outline-none sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(92dvh,860px)] sm:w-[calc(100%-48px)] sm:rounded-4 sm:border',
  ],
  {
    variants: {
      size: {
        support: 'sm:max-w-[425px]',
        normal: 'sm:max-w-[480px]',
        limits: 'sm:max-w-[540px]',
        wide: 'sm:max-w-[760px]',
      },
    },
    defaultVariants: { size: 'normal' },
  },
);

export type DialogSize = VariantProps<typeof dialogClasses>['size'];
