import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Which step of a new company is on screen: it is in the address, so that the browser's back and forward switch the
 * steps. Without a company there is no second step, whatever the address says.
 */
export function useStepAddress({
  hasCompany,
  startsAt,
}: {
  hasCompany: () => boolean;
  /** Where its user left it. */
  startsAt: 1 | 2;
}) {
  const { passo } = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const { history } = useRouter();
  /** The second step was opened here: the browser can go back. */
  const isOurs = useRef(false);
  const goOn = () => {
    isOurs.current = true;
    void navigate({ search: (place) => ({ ...place, passo: 'prompt' as const }), resetScroll: false });
  };
  /** Removes the step from the address, without a history entry of its own. */
  const leave = () =>
    void navigate({
      search: (place) => ({ ...place, passo: undefined }),
      replace: true,
      resetScroll: false,
    });

  const begin = useEffectEvent(() => {
    if (startsAt === 2 && passo === undefined) goOn();
    else if (passo !== undefined && !hasCompany()) leave();
  });
  useEffect(() => {
    begin();
  }, []);

  return {
    step: passo === 'prompt' && hasCompany() ? (2 as const) : (1 as const),
    goOn,
    /** Back to the first step: by the browser's history, where it came from there. */
    goBack: () => {
      if (isOurs.current) history.back();
      else leave();
      isOurs.current = false;
    },
    leave: () => {
      if (passo !== undefined) leave();
    },
  };
}
