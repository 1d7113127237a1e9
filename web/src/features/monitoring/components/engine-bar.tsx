import { ENGINE_LABELS, type CompanyWithPrompts, type EngineId } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui';
import { enginesCopy as copy } from '../engines-copy.ts';
import { EnginesDialog } from './engines-dialog.tsx';

interface EngineBarProps {
  company: CompanyWithPrompts;
  /** Engines its numbers come from. */
  heard: readonly EngineId[];
  /** Engines this deployment asks. */
  configured: readonly EngineId[];
  chosen: EngineId | undefined;
  onChoose: (engine: EngineId | undefined) => void;
}

/** Whose numbers are shown, and which engines the company is asked at. */
export function EngineBar({ company, heard, configured, chosen, onChoose }: EngineBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {heard.length > 1 && (
        <div
          role="group"
          aria-label={copy.filter}
          className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
        >
          <Choice
            isChosen={chosen === undefined}
            onChoose={() => {
              onChoose(undefined);
            }}
          >
            {copy.all}
          </Choice>
          {heard.map((engine) => (
            <Choice
              key={engine}
              isChosen={chosen === engine}
              onChoose={() => {
                onChoose(engine);
              }}
            >
              {ENGINE_LABELS[engine]}
            </Choice>
          ))}
        </div>
      )}
      {configured.length > 1 && (
        <Button
          variant="ghost"
          className="ml-auto max-md:min-h-11"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <SlidersHorizontal />
          {copy.choose}
        </Button>
      )}
      {isOpen && (
        <EnginesDialog
          company={company}
          configured={configured}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
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
        'min-h-9 shrink-0 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors focus-visible:rounded-full pointer-coarse:min-h-11',
        isChosen
          ? 'border-accent-line bg-accent-soft text-accent'
          : 'border-line text-muted hover:border-control hover:text-text',
      )}
    >
      {children}
    </button>
  );
}
