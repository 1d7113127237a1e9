import type { Limits, Plan } from '@citato/contract';
import { Check } from 'lucide-react';
import { formatAmount, formatEuro } from '#lib/format';
import { checkoutCopy } from '../copy.ts';
import { findOtherAmount, isPaidToday, type CheckoutCharge, type DueToday } from '../model.ts';
import { PromoBox } from './promo-box.tsx';

const copy = checkoutCopy.summary;

interface OrderSummaryProps {
  plan: Plan;
  /** What the account has on it. */
  gives: Limits;
  due: DueToday;
  /** What that comes to; null while nobody knows. */
  charge: CheckoutCharge | null;
  /** Whether the present subscription was to end with its period, which this purchase takes back. */
  isEnding: boolean;
  /** Until when the present subscription is paid. */
  paidUntil: string | null;
  /** When the promotion on this plan ends; null while there is none. */
  promoEndsAt: string | null;
}

/** What is bought, what it costs each month, and what of it today. */
export function OrderSummary({
  plan,
  gives,
  due,
  charge,
  isEnding,
  paidUntil,
  promoEndsAt,
}: OrderSummaryProps) {
  const { amount, note } = describeToday({ due, charge, priceCents: plan.price, paidUntil });
  const goesOn = isEnding && due !== 'nothing' ? copy.goesOn : null;
  return (
    <section aria-labelledby="order" className="mid:pt-6">
      <h2 id="order" className="text-xs font-normal text-muted">
        {copy.plan(plan.name)}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl leading-14 font-medium tracking-display">{formatEuro(plan.price)}</span>
        <span className="text-muted">{copy.monthly}</span>
      </p>
      {promoEndsAt !== null && <PromoBox normalCents={plan.normalPriceCents} endsAt={promoEndsAt} />}
      <ul className="mt-4 mb-6 grid gap-2">
        {listIncluded(gives).map((text) => (
          <li key={text} className="flex items-start gap-2.5">
            <Check className="mt-[3.5px] size-[17px] text-accent" />
            {text}
          </li>
        ))}
      </ul>
      <dl className="border-t border-line-strong">
        <div className="flex justify-between gap-4 py-2.5">
          <dt>{copy.line(plan.name)}</dt>
          <dd>{formatEuro(plan.price)}</dd>
        </div>
        {listParts(charge).map(({ label, cents }) => (
          <div key={label} className="flex justify-between gap-4 border-t py-2.5">
            <dt>{label}</dt>
            <dd>{formatAmount(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t py-2.5 font-semibold">
          <dt>{copy.today}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      </dl>
      {note !== null && (
        <p className="mb-2 text-sm text-muted">{goesOn === null ? note : `${note} ${goesOn}`}</p>
      )}
      <p className="text-xs text-muted">
        {copy.vatIncluded}. {copy.renews}
      </p>
    </section>
  );
}

function listIncluded(gives: Limits): string[] {
  return [
    copy.companies(gives.maxCompanies),
    copy.prompts(gives.maxPrompts),
    ...(gives.taskListsEnabled ? [copy.taskLists] : []),
    ...(gives.promptAnalysisEnabled ? [copy.analysis] : []),
  ];
}

/** What today's sum is made of, where it is not the month alone. */
function listParts(charge: CheckoutCharge | null): { label: string; cents: number }[] {
  const { openCents = 0, differenceCents = 0 } = charge ?? {};
  return [
    { label: copy.openLine, cents: openCents },
    { label: copy.differenceLine, cents: differenceCents },
  ].filter(({ cents }) => cents > 0);
}

interface Today {
  due: DueToday;
  charge: CheckoutCharge | null;
  priceCents: number;
  paidUntil: string | null;
}

/** The sum where it is known, and what it is for. */
function describeToday({ charge, ...today }: Today): { amount: string; note: string | null } {
  const { due, priceCents } = today;
  const words = explainToday(today);
  const other = isPaidToday(due) ? findOtherAmount({ charge, priceCents }) : null;
  if (other !== null)
    return { amount: formatAmount(other), note: due === 'month' ? copy.creditCovers : words.note };
  return charge !== null && isPaidToday(due) ? { ...words, amount: formatEuro(priceCents) } : words;
}

function explainToday({ due, priceCents, paidUntil }: Omit<Today, 'charge'>): {
  amount: string;
  note: string | null;
} {
  switch (due) {
    case 'month':
      return { amount: formatEuro(priceCents), note: null };
    case 'nothing':
      return { amount: copy.nothing, note: copy.nothingText(paidUntil) };
    case 'trial':
      return { amount: copy.nothing, note: copy.trialText(paidUntil) };
    case 'difference':
      return { amount: copy.difference, note: copy.differenceText };
    case 'credit':
      return { amount: copy.credit, note: copy.creditText };
    case 'open':
      return { amount: copy.open, note: copy.openText };
    case 'open_other':
      return { amount: copy.open, note: copy.openOtherText };
  }
}
