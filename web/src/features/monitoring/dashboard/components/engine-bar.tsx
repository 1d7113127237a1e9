import { nameEngine, type EngineId } from '@citato/contract';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { enginesCopy as copy } from '../engines-copy.ts';

interface EngineBarProps {
  /** Engines the company's numbers come from. */
  answering: readonly EngineId[];
  chosen: EngineId | undefined;
  onChoose: (engine: EngineId | undefined) => void;
}

/** Whose numbers are shown: all engines' together, or one's alone. */
export function EngineBar({ answering, chosen, onChoose }: EngineBarProps) {
  return (
    <div
      role="group"
      aria-label={copy.filter}
      className="mt-3 -mb-3 -ml-1 flex max-w-full min-w-0 gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      <Choice
        isChosen={chosen === undefined}
        onChoose={() => {
          onChoose(undefined);
        }}
      >
        {copy.all}
      </Choice>
      {answering.map((engine) => (
        <Choice
          key={engine}
          isChosen={chosen === engine}
          onChoose={() => {
            onChoose(engine);
          }}
        >
          {nameEngine(engine)}
        </Choice>
      ))}
    </div>
  );
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'min-h-9 shrink-0 rounded-2 border px-3.5 text-sm font-medium whitespace-nowrap transition-colors focus-visible:rounded-2 pointer-coarse:min-h-11',
        isChosen
          ? 'border-transparent bg-accent-soft text-accent'
          : 'border-line-strong text-muted print:hidden hover:border-control hover:text-text',
      )}
    >
      {children}
    </button>
  );
}
