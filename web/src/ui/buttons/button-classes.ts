import { cva, type VariantProps } from 'class-variance-authority';

/** The look of everything pressed: buttons and links that stand for one. */
export const buttonClasses = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-2 border font-medium whitespace-nowrap no-underline select-none',
    'transition-colors focus-visible:rounded-2 [&>.lucide]:size-[17px] [&>.lucide:first-child]:-ml-[3px]',
    'disabled:border-transparent disabled:bg-sunken disabled:text-faint print:hidden',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-hover [a]:hover:bg-accent-hover',
        secondary:
          'border-line-strong bg-raised text-text enabled:hover:border-control [a]:hover:border-control',
        soft: 'border-transparent bg-accent-soft text-accent enabled:hover:bg-accent-line [a]:hover:bg-accent-line',
        ghost:
          'border-transparent bg-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-text [a]:hover:bg-sunken [a]:hover:text-text',
        danger: 'border-transparent bg-danger text-on-danger enabled:hover:bg-danger-hover',
        inverse:
          'border-transparent bg-on-deep text-deep focus-visible:outline-on-deep [a]:hover:bg-deep-muted',
      },
      size: {
        sm: 'min-h-7 px-2.5 text-2xs tracking-normal pointer-coarse:min-h-11',
        md: 'min-h-(--control-h) px-4 text-sm',
        lg: 'min-h-12 px-[22px] text-[16px] leading-6',
      },
      isBlock: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', isBlock: false },
  },
);

export type ButtonAppearance = VariantProps<typeof buttonClasses>;
