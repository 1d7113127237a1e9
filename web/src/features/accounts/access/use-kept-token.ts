import { useEffect, useEffectEvent, useState } from 'react';

/** The token stays with the page and leaves the address, so that it lands in no history and no log. */
export function useKeptToken({
  token,
  onTaken,
}: {
  /** As the address has it. */
  token: string | undefined;
  /** Takes it out of the address. */
  onTaken: () => void;
}): string | undefined {
  const [kept, setKept] = useState(token);
  if (token !== undefined && token !== kept) setKept(token);
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    if (token !== undefined) take();
  }, [token]);
  return kept;
}
