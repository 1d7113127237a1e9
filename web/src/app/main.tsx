import { PAGES } from '@citato/contract';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pathOf } from '#lib/browser/base-path';
import { readSession } from '#lib/session/session-store';
import '../ui/styles.css';
import { App } from './app.tsx';
import { APP_READY } from './first-paint/app-ready.ts';
import { readFacts } from './first-paint/facts.ts';
import { loadLanding } from './home.tsx';
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

/** Makes the page the server drew the app's own, element by element: what was typed, opened or focused stays. */
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
  // Drawn for a visitor: for whoever signed in meanwhile the app draws anew.
  if (readSession().status === 'signed-out') hydrateRoot(rendered, ours);
  else createRoot(rendered).render(ours);
  document.dispatchEvent(new Event(APP_READY));
}
