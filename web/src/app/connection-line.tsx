import { CloudOff } from 'lucide-react';
import { Page } from '#ui';
import { useConnection } from '#lib/connection';
import { appCopy } from './copy.ts';

/**
 * Says at the window's lower edge that nothing new comes, and goes when it does. It moves nothing above it, and what
 * stands lowest on the page can be scrolled clear of it.
 */
export function ConnectionLine() {
  const connection = useConnection();
  const text = connection === 'online' ? null : appCopy.connection[connection];
  return (
    <div role="status">
      {text !== null && (
        <>
          <div aria-hidden className="h-16 sm:h-10" />
          <div className="fixed inset-x-0 bottom-0 z-(--z-header) border-t bg-overlay text-xs text-muted">
            <Page className="flex items-start gap-2 py-2 [&>.lucide]:mt-[3px] [&>.lucide]:size-4 [&>.lucide]:flex-none">
              <CloudOff aria-hidden />
              <p className="text-pretty">{text}</p>
            </Page>
          </div>
        </>
      )}
    </div>
  );
}
