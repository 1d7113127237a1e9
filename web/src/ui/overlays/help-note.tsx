import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Popover } from './popover.tsx';

interface HelpNoteProps {
  help: string;
  /** The words, or a badge. */
  children: ReactNode;
  className?: string;
}

/** Words with what they rest on: shown by a tap, read out with them. */
export function HelpNote({ help, children, className }: HelpNoteProps) {
  return (
    <Popover
      trigger={
        <button
          type="button"
          className={cx(
            'relative z-1 cursor-help rounded-1 text-left underline decoration-dotted underline-offset-2 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-2.5',
            className,
          )}
        >
          {children}
          <span className="sr-only">. {help}</span>
        </button>
      }
    >
      {help}
    </Popover>
  );
}
