import { type ReactNode, useState } from 'react';
import { Button } from '#ui';
import { marketsCopy as copy } from '../copy.ts';

interface AskedFieldsProps {
  persona: string;
  /** What the markets are called. */
  markets: readonly string[];
  /** The fields, once somebody wants to change it. */
  children: ReactNode;
}

/** Who asks and where in a line, and its fields behind a button: most questions are asked as all are. */
export function AskedFields({ persona, markets, children }: AskedFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children;
  return (
    <div className="-my-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere text-muted">
        {copy.asked({ persona: persona.trim(), markets })}
      </p>
      <Button
        variant="ghost"
        className="-mr-3 max-sm:-ml-3"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {copy.changeAsked}
      </Button>
    </div>
  );
}
