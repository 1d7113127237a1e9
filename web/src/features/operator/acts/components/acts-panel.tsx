import { Button, showToast } from '#ui';
import { useShowFailure } from '../../panel/use-show-failure.ts';
import { actsCopy as copy } from '../copy.ts';
import { useSendOverduePrompts, useSendTestMail, useSendTestPrompt } from '../queries.ts';

/** Actions of an administrator; each shows its result. */
export function ActsPanel() {
  const mail = useSendTestMail();
  const webhook = useSendTestPrompt();
  const mass = useSendOverduePrompts();
  const showFailure = useShowFailure();
  // Callbacks of mutate() are lost with the panel: the result is shown wherever the administrator is by then.
  const failWith =
    ({ failed: title, fallback }: { failed: string; fallback: string }) =>
    (error: unknown) => {
      showFailure(error, { title, fallback });
    };
  const sayMessage =
    (title: string) =>
    ({ message }: { message: string }) => {
      showToast({ title, description: message, tone: 'success' });
    };
  return (
    <section aria-label={copy.title} className="flex flex-wrap items-center gap-2">
      <Button
        className="max-sm:grow"
        isLoading={mail.isPending}
        loadingLabel={copy.mail.busy}
        onClick={() => {
          mail.mutateAsync().then(sayMessage(copy.mail.done), failWith(copy.mail));
        }}
      >
        {copy.mail.label}
      </Button>
      <Button
        className="max-sm:grow"
        isLoading={webhook.isPending}
        loadingLabel={copy.webhook.busy}
        onClick={() => {
          webhook.mutateAsync().then(sayMessage(copy.webhook.done), failWith(copy.webhook));
        }}
      >
        {copy.webhook.label}
      </Button>
      <Button
        className="max-sm:grow"
        isLoading={mass.isPending}
        loadingLabel={copy.mass.busy}
        aria-describedby="mass-send-text"
        onClick={() => {
          showToast({ title: copy.mass.started });
          mass.mutateAsync().then(({ totalSent }) => {
            showToast({ title: copy.mass.done, description: copy.mass.sent(totalSent), tone: 'success' });
          }, failWith(copy.mass));
        }}
      >
        {copy.mass.label}
      </Button>
      <p id="mass-send-text" className="text-xs text-muted max-lg:w-full lg:ml-2">
        {copy.mass.text}
      </p>
    </section>
  );
}
