import { useEffect } from 'react';
import { useConfig } from '#features/config';
import { useConsent } from '../consent-store.ts';
import { startTagManager } from '../load-tags.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** Asks once, where the operator measures at all; measures only after a yes. */
export function Consent() {
  const { data: config } = useConfig();
  const consent = useConsent();
  const gtmId = config?.gtmId ?? null;
  useEffect(() => {
    if (gtmId !== null && consent === 'granted') startTagManager(gtmId);
  }, [gtmId, consent]);
  if (config === undefined || gtmId === null || consent !== null) return null;
  return <ConsentBanner cookieUrl={config.legal.cookieUrl} />;
}
