import type { ReactNode } from 'react';
import { Tooltip } from '#ui';

/** Words of a tile with what they rest on: on hover, on focus, read out. */
export function HelpNote({ help, children }: { help: string; children: ReactNode }) {
  return (
    <Tooltip text={help}>
      <button
        type="button"
        className="relative z-1 cursor-help rounded-1 text-left underline decoration-dotted underline-offset-2"
      >
        {children}
        <span className="sr-only">. {help}</span>
      </button>
    </Tooltip>
  );
}
