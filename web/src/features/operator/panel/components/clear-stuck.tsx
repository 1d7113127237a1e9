import { Button, showToast } from '#ui';
import { adminCopy } from '../copy.ts';
import { useClearStuckPrompts } from '../queries.ts';
import { useShowFailure } from '../use-show-failure.ts';

const copy = adminCopy.overview;

/** Ends all that is stuck, without waiting for the scheduler. */
export function ClearStuck() {
  const clear = useClearStuckPrompts();
  const showFailure = useShowFailure();
  return (
    <Button
      variant="soft"
      size="sm"
      isLoading={clear.isPending}
      loadingLabel={copy.clearing}
      onClick={() => {
        // Callbacks of mutate() are lost with the button, which goes once nothing is stuck.
        clear.mutateAsync().then(
          ({ message }) => {
            showToast({ title: copy.cleared, description: message, tone: 'success' });
          },
          (error: unknown) => {
            showFailure(error, { title: copy.error, fallback: copy.clearFailed });
          },
        );
      }}
    >
      {copy.clear}
    </Button>
  );
}
