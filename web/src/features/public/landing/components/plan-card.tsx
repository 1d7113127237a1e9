import type { Plan } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Badge, Button } from '#ui';
import { isPromoted, listBenefits, plansCopy } from '#features/plans';
import { formatEuro } from '#lib/format';
import { readNow } from '#lib/read-now';
import { landingCopy } from '../copy.ts';
import { CallToAction } from './call-to-action.tsx';

const copy = landingCopy.plans;

interface PlanCardProps {
  plan: Plan;
  isMostPopular: boolean;
  promoEndsAt: string | null;
}

/** One plan: price, the way to it, what it gives. One that cannot be bought is shown and cannot be chosen. */
export function PlanCard({ plan, isMostPopular, promoEndsAt }: PlanCardProps) {
  const titleId = useId();
  return (
    <li
      aria-labelledby={titleId}
      className={cx(
        'relative grid content-start gap-5 border-line p-6 mid:p-8',
        isMostPopular &&
          'before:absolute before:inset-x-[-1px] before:-top-px before:h-[3px] before:bg-accent',
      )}
    >
      <div>
        <div className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 id={titleId} className="text-lead leading-7 font-semibold">
            {plan.name}
          </h3>
          {isMostPopular && <Badge tone="accent">{plansCopy.mostPopular}</Badge>}
        </div>
        <Price plan={plan} promoEndsAt={promoEndsAt} />
      </div>
      <Choice plan={plan} isMostPopular={isMostPopular} />
      <ul className="grid gap-2">
        {listBenefits(plan).map(({ text, isIncluded }) => (
          <li key={text} className={cx('flex gap-2.5', !isIncluded && 'text-faint')}>
            {isIncluded ? (
              <Check aria-hidden className="mt-1 size-[15px]! text-accent" />
            ) : (
              <X aria-hidden className="mt-1 size-[15px]!" />
            )}
            {text}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Price({ plan, promoEndsAt }: Pick<PlanCardProps, 'plan' | 'promoEndsAt'>) {
  const endsAt = isPromoted({ plan, promoEndsAt, now: readNow() }) ? promoEndsAt : null;
  return (
    <div className="mt-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl leading-13 font-medium tracking-[-0.035em]">{formatEuro(plan.price)}</span>
        {endsAt !== null && (
          <s aria-label={copy.normalPrice(plan.normalPriceCents)} className="text-lg text-faint">
            {formatEuro(plan.normalPriceCents)}
          </s>
        )}
        <span className="text-muted">{plansCopy.monthly}</span>
      </p>
      <p className="text-xs text-muted">{plansCopy.vatIncluded}</p>
      {endsAt !== null && (
        <p className="mt-2 text-xs text-accent">
          <b>{copy.promoted}.</b> {copy.promotion({ normalCents: plan.normalPriceCents, endsAt })}
        </p>
      )}
    </div>
  );
}

function Choice({ plan, isMostPopular }: Pick<PlanCardProps, 'plan' | 'isMostPopular'>) {
  const reasonId = useId();
  const label = copy.choose(plan.name);
  if (plan.stripePriceId !== null)
    return (
      <CallToAction
        to="/register"
        plan={plan.id}
        label={label}
        variant={isMostPopular ? 'primary' : 'secondary'}
        size="lg"
        isBlock
      />
    );
  return (
    <div className="grid gap-1.5">
      <Button size="lg" isBlock disabled aria-describedby={reasonId}>
        {label}
      </Button>
      <p id={reasonId} className="text-xs text-muted">
        {plansCopy.unavailable}
      </p>
    </div>
  );
}
