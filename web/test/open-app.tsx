import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '../src/app/app.tsx';
import { startApp, type RunningApp } from '../src/app/start-app.ts';
import { changeSession, endSession } from '../src/lib/session/session-store.ts';
import { dismissToast, readToast } from '../src/ui/notices/toast-store.ts';

/** Whatever a test leaves behind is the same for the next one, of this file or another. */
function close(app: RunningApp): void {
  app.stop();
  endSession('none');
  const toast = readToast();
  if (toast !== null) dismissToast(toast.id);
}

/** The whole app at an address, as a browser that has just opened it. */
export function openApp(address: string): { router: RunningApp['router']; user: UserEvent } {
  changeSession({ status: 'loading' });
  const app = startApp({ history: createMemoryHistory({ initialEntries: [address] }) });
  onTestFinished(() => {
    close(app);
  });
  render(<App queryClient={app.queryClient} router={app.router} />);
  // A dialog lets the pointer through in the render after the one that shows it: a click may come between the two.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { router: app.router, user };
}
