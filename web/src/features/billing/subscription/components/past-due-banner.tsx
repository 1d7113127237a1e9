import type { Plan } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Banner, Button, showToast } from '#ui';
import { checkoutOf } from '../checkout-of.ts';
import { subscriptionCopy } from '../copy.ts';

const copy = subscriptionCopy.pastDue;
/** Time to read where the page redirects. */
const LEAVE_AFTER_MS = 1500;

/** The bank refused the last renewal: another card at the checkout pays what is open. */
export function PastDueBanner({ plan, text }: { plan: Plan; text: string }) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useEffectEvent(() => void navigate(checkoutOf(plan.id)));
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      leave();
    }, LEAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving]);
  return (
    <Banner
      tone="negative"
      title={copy.title}
      role="status"
      action={
        <Button
          variant="primary"
          isLoading={isLeaving}
          onClick={() => {
            setIsLeaving(true);
            showToast({ title: copy.toast, description: copy.toastText });
          }}
        >
          {copy.action}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
