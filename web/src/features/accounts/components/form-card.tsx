import type { ReactNode } from 'react';
import { Card } from '#ui';

/** A short form that stands alone: a title, a sentence, the fields. */
export function FormCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div className="grid gap-2">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}
