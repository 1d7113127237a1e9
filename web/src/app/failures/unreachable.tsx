import { ErrorState, Page } from '#ui';
import { retrySession } from '#lib/session/session';
import { appCopy } from '../copy.ts';

/** The server gave no answer at start: who is here is unknown, so nothing else can be shown. */
export function Unreachable() {
  return (
    <Page width="narrow" className="py-12">
      <main>
        <ErrorState as="h1" title={appCopy.unreachable.title} onRetry={() => void retrySession()}>
          {appCopy.unreachable.text}
        </ErrorState>
      </main>
    </Page>
  );
}
