import { useState } from 'react';
import { useSession } from '#lib/session/session-store';
import { companiesOrderKey, readStored, writeStored } from '#lib/storage';
import { type CompanyOrder, readOrder } from './order-model.ts';

/** The order its user chose in this browser, kept for the next visit. */
export function useCompanyOrder(): [CompanyOrder, (order: CompanyOrder) => void] {
  const session = useSession();
  const key = session.status === 'signed-in' ? companiesOrderKey(session.user.id) : null;
  const [order, setOrder] = useState(() => readOrder(key === null ? null : readStored(key)));
  return [
    order,
    (chosen) => {
      setOrder(chosen);
      if (key !== null) writeStored({ key, value: chosen });
    },
  ];
}
