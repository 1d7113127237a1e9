import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followReturn } from '../follow-return.ts';

/** After a payment: shows its status once, and polls while the plan is not there yet. */
export function PaymentReturn({
  onTaken,
}: {
  /** Removes the payment mark from the address; null where the payment is only remembered. */
  onTaken: (() => void) | null;
}) {
  const client = useQueryClient();
  const isAsked = onTaken !== null;
  const take = useEffectEvent(() => onTaken?.());
  useEffect(() => {
    const away = new AbortController();
    take();
    void followReturn({ client, signal: away.signal, isAsked });
    return () => {
      away.abort();
    };
  }, [client, isAsked]);
  return null;
}
