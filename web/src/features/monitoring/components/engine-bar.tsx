import { ENGINE_LABELS, type CompanyWithPrompts, type EngineId } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui';
import { enginesCopy as copy } from '../engines-copy.ts';
import { EnginesDialog } from './engines-dialog.tsx';
import { ToolRow } from './tool-row.tsx';

interface EngineBarProps {
  company: CompanyWithPrompts;
  /** Engines its numbers come from. */
  heard: readonly EngineId[];
  /** Engines this deployment asks. */
  configured: readonly EngineId[];
  chosen: EngineId | undefined;
  /** An analysis that would ask the chosen ones can still come. */
  isAskedAgain: boolean;
  onChoose: (engine: EngineId | undefined) => void;
  /** Other tools of the tab, after the choice of engines. */
  children?: ReactNode;
}

/** Whose numbers are shown, and which engines the company is asked at. */
export function EngineBar({
  company,
  heard,
  configured,
  chosen,
  isAskedAgain,
  onChoose,
  children,
}: EngineBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ToolRow>
      {heard.length > 1 && (
        <div
          role="group"
          aria-label={copy.filter}
          className="-ml-1 flex max-w-full min-w-0 gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
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
      <div className="ml-auto flex">
        {configured.length > 1 && (
          <Button
            variant="ghost"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            <SlidersHorizontal />
            {copy.choose}
          </Button>
        )}
        {children}
      </div>
      {isOpen && (
        <EnginesDialog
          company={company}
          configured={configured}
          isAskedAgain={isAskedAgain}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </ToolRow>
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
          : 'border-line-strong text-muted hover:border-control hover:text-text',
      )}
    >
      {children}
    </button>
  );
}
