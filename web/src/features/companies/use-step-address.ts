import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Which step of a new company is on screen: it stands in the address, so that the browser's back and forward lead from
 * one to the other. Without a company there is no second step, whatever the address says.
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
  /** The way to the second step began here: the browser leads back. */
  const isOurs = useRef(false);
  const goOn = () => {
    isOurs.current = true;
    void navigate({ search: (place) => ({ ...place, passo: 'prompt' as const }), resetScroll: false });
  };
  /** Takes the step out of the address, without an entry of its own. */
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
    /** To the first step: the way the browser goes, where it came from there. */
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
