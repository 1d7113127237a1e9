import { PAGES } from '@citato/contract';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pathOf } from '#lib/browser/base-path';
import { readSession } from '#lib/session/session-store';
import '../ui/styles.css';
import { App } from './app.tsx';
import { APP_READY } from './first-paint/app-ready.ts';
import { readFacts } from './first-paint/facts.ts';
import { loadLanding } from './routes/home.tsx';
import { startApp, type RunningApp } from './start-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');

const facts = readFacts();
const { queryClient, router } = startApp({ facts });
const app = (
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>
);
if (facts === null) createRoot(root).render(app);
else void takeOver({ root, app, router });

/** Hydrates the server-rendered page, so that what was typed, opened or focused stays. */
async function takeOver({
  root: rendered,
  app: ours,
  router: loaded,
}: {
  root: HTMLElement;
  app: ReactNode;
  router: RunningApp['router'];
}): Promise<void> {
  await Promise.all([loaded.load(), pathOf(location.pathname) === PAGES.home ? loadLanding() : null]);
  // Rendered for a visitor: for a user who signed in meanwhile the app renders anew.
  if (readSession().status === 'signed-out') hydrateRoot(rendered, ours);
  else createRoot(rendered).render(ours);
  document.dispatchEvent(new Event(APP_READY));
}
