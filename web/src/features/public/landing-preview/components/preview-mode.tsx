import { Page } from '#ui';
import { previewCopy as copy } from '../copy.ts';

/** Says that this is no offer, before anything else is read. */
export function PreviewMode() {
  return (
    <div className="border-b bg-marker text-on-marker">
      <Page width="landing" className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
        <strong className="text-xs font-semibold tracking-wide">{copy.badge}</strong>
        <p className="text-sm text-pretty">{copy.text}</p>
      </Page>
    </div>
  );
}
