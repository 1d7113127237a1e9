import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followReturn } from '../follow-return.ts';

/** Behind a payment: says once how it stands, and goes on looking while the plan is not there yet. */
export function PaymentReturn({
  onTaken,
}: {
  /** Takes the mark of the payment out of the address; null where it is only remembered. */
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
