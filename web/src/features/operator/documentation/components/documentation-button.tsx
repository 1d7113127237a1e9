import { useShowFailure } from '../../panel/use-show-failure.ts';
import { Button, showToast } from '#ui';
import { documentationCopy as copy } from '../copy.ts';
import { keepEnhanced } from '../enhance-window.ts';
import { useDocumentation } from '../queries.ts';

/** Opens the documentation in a window of its own. */
export function DocumentationButton() {
  const documentation = useDocumentation();
  const showFailure = useShowFailure();
  const open = () => {
    // Inside the click, or the browser blocks it; the page comes with the token, which no address can carry.
    const opened = window.open('', '_blank');
    if (opened === null) {
      showToast({ title: copy.failed, description: copy.blocked, tone: 'error' });
      return;
    }
    opened.document.title = copy.open;
    opened.document.body.textContent = copy.waiting;
    // Callbacks of mutate() are lost with the panel, and the window would wait for ever.
    documentation.mutateAsync().then(
      // The address is kept for as long as this page is: the window may be loaded again.
      (page) => {
        const address = URL.createObjectURL(page);
        opened.location.replace(address);
        keepEnhanced({ opened, address });
      },
      (error: unknown) => {
        opened.close();
        showFailure(error, { title: copy.failed, fallback: copy.fallback });
      },
    );
  };
  return (
    <Button isLoading={documentation.isPending} loadingLabel={copy.opening} onClick={open}>
      {copy.open}
    </Button>
  );
}
