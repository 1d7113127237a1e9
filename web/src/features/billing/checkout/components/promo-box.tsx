import { Tag } from 'lucide-react';
import { checkoutCopy } from '../copy.ts';

const copy = checkoutCopy.promo;

/** The normal price beside a promotional one. */
export function PromoBox({ normalCents, endsAt }: { normalCents: number; endsAt: string }) {
  return (
    <div className="mt-3 flex gap-3 rounded-3 bg-accent-soft px-4 py-3">
      <Tag className="mt-[3px] text-accent" />
      <div className="min-w-0">
        <p className="text-sm font-medium">{copy.title}</p>
        <p className="text-sm text-muted">{copy.text({ normalCents, endsAt })}</p>
      </div>
    </div>
  );
}
