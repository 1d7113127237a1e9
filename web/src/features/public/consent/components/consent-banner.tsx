import { useState } from 'react';
import { Button, Card, Page } from '#ui';
import { chooseConsent } from '../consent-store.ts';
import { consentCopy as copy } from '../copy.ts';

/** Stands at the end of the page and sticks to the window's lower edge, so that it never covers what is read last. */
export function ConsentBanner({ cookieUrl }: { cookieUrl: string }) {
  // A browser that denies storage cannot remember the answer: at least it stays answered on this page.
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;
  const choose = (consent: 'granted' | 'denied') => () => {
    setIsAnswered(true);
    chooseConsent(consent);
  };
  return (
    <section aria-label={copy.label} className="sticky bottom-0 z-(--z-header) pb-4">
      <Page>
        <Card className="grid gap-4 bg-overlay p-4 shadow-pop sm:grid-cols-[1fr_auto] sm:items-center sm:px-5">
          <p className="max-w-(--measure) text-sm">
            {copy.text} <a href={cookieUrl}>{copy.policy}</a>
          </p>
          <div className="grid grid-cols-2 gap-2">
            <Button className="min-h-11" onClick={choose('denied')}>
              {copy.refuse}
            </Button>
            <Button className="min-h-11" onClick={choose('granted')}>
              {copy.accept}
            </Button>
          </div>
        </Card>
      </Page>
    </section>
  );
}
