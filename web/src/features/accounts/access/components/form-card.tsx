import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui';
import { StepHead } from './step-head.tsx';

/** A short form about a password that stands alone: the head of every such card, then the fields. */
export function FormCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div className="grid justify-items-start gap-3">
        <StepHead tone="accent" sign={<KeyRound />} title={title}>
          <p>{text}</p>
        </StepHead>
      </div>
      {children}
    </Card>
  );
}
