import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followReturn } from '../follow-return.ts';

/** Back from a payment: says once how it stands, and goes on looking while the plan is not there yet. */
export function PaymentReturn({
  onTaken,
}: {
  /** Takes the mark out of the address. */ onTaken: () => void;
}) {
  const client = useQueryClient();
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    const away = new AbortController();
    take();
    void followReturn({ client, signal: away.signal });
    return () => {
      away.abort();
    };
  }, [client]);
  return null;
}
