import type { ReactNode } from 'react';
import { Badge, Card } from '#ui';
import { offerCopy as copy } from '../offer-copy.ts';
import { PlansLink } from './plans-link.tsx';

interface PlanOfferProps {
  title: string;
  /** What it is, and which plans have it. */
  text: string;
  /** How it looks, with invented data: nothing in it can be pressed. */
  children: ReactNode;
}

/** What the plan does not have: which one has it, and how it looks. */
export function PlanOffer({ title, text, children }: PlanOfferProps) {
  return (
    <div className="grid gap-6">
      <Card>
        <div className="grid gap-3 px-4 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:px-6">
          <div>
            <h2 className="text-lg font-semibold tracking-prompt">{title}</h2>
            <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">{text}</p>
          </div>
          <PlansLink variant="primary">{copy.plans}</PlansLink>
        </div>
      </Card>
      <div className="min-w-0">
        <Badge tone="outline">{copy.example}</Badge>
        <div inert className="mt-3 opacity-75">
          {children}
        </div>
      </div>
    </div>
  );
}
