/** The look of a text control; an invalid one has a border of two pixels in the colour of errors. */
export const inputClasses = [
  'w-full min-h-11 rounded-2 border border-control bg-raised px-3 py-[9px] text-md text-text',
  'focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus focus:rounded-2',
  'aria-invalid:border-negative aria-invalid:inset-ring aria-invalid:inset-ring-negative',
  'aria-invalid:focus:border-negative aria-invalid:focus:outline-negative aria-invalid:focus:inset-ring-0',
  'disabled:border-line-strong disabled:bg-sunken disabled:text-muted',
].join(' ');
