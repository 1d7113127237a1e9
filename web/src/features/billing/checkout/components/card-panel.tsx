import type { ReactNode } from 'react';
import { Card } from '#ui';
import { checkoutCopy } from '../copy.ts';

/** The card in which a card is asked for. */
export function CardPanel({ children }: { children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-6 sm:p-8">
      <h2 className="text-lg font-semibold tracking-prompt">{checkoutCopy.form.title}</h2>
      {children}
    </Card>
  );
}
