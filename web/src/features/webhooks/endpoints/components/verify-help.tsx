import { Card } from '#ui';
import { VERIFY_EXAMPLE, webhooksCopy } from '../copy.ts';
import { CopyButton } from './copy-button.tsx';

const copy = webhooksCopy.check;

/** How a receiver makes sure that a message is ours, ready to be copied. */
export function VerifyHelp() {
  return (
    <Card>
      <section className="grid grid-cols-1 gap-4 px-4 py-6 sm:p-6">
        <div>
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <p className="text-sm text-muted">{copy.text}</p>
        </div>
        <pre className="rounded-2 bg-sunken px-3 py-2.5 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
          <code>{VERIFY_EXAMPLE}</code>
        </pre>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-xs text-muted">{copy.twice}</p>
          <CopyButton text={VERIFY_EXAMPLE} />
        </div>
      </section>
    </Card>
  );
}
