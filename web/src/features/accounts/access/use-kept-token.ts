import { useEffect, useEffectEvent, useState } from 'react';

/** Keeps the token in the page and removes it from the address, so that it is in no history and no log. */
export function useKeptToken({
  token,
  onTaken,
}: {
  /** The token in the address. */
  token: string | undefined;
  /** Removes it from the address. */
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
