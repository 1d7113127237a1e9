import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Banner, Button, ErrorState, Page } from '#ui';
import { appCopy } from '../copy.ts';
import { isStaleChunk } from './stale-chunk.ts';

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Page width="narrow" className="py-12">
      <main tabIndex={-1} className="outline-none">
        {isStaleChunk(error) ? (
          <Banner
            tone="warning"
            role="alert"
            title={appCopy.stale.title}
            action={
              <Button
                variant="primary"
                onClick={() => {
                  window.location.reload();
                }}
              >
                {appCopy.stale.action}
              </Button>
            }
          >
            {appCopy.stale.text}
          </Banner>
        ) : (
          <ErrorState
            as="h1"
            title={appCopy.error.title}
            onRetry={() => {
              reset();
              void router.invalidate();
            }}
          >
            {appCopy.error.text}
          </ErrorState>
        )}
      </main>
    </Page>
  );
}
