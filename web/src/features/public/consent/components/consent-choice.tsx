import { Button } from '#ui';
import { chooseConsent, useConsent } from '../consent-store.ts';
import { consentCopy as copy } from '../copy.ts';
import { isTagManagerRunning } from '../load-tags.ts';

/** The choice as it stands, and the way to change it. */
export function ConsentChoice() {
  const consent = useConsent();
  const refuse = () => {
    chooseConsent('denied');
    // A running script cannot be unloaded: the page is reloaded without it.
    if (isTagManagerRunning()) window.location.reload();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="font-medium">
        {consent === null ? copy.none : copy[consent]}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button disabled={consent === 'denied'} onClick={refuse}>
          {copy.refuse}
        </Button>
        <Button
          disabled={consent === 'granted'}
          onClick={() => {
            chooseConsent('granted');
          }}
        >
          {copy.accept}
        </Button>
      </div>
    </div>
  );
}
