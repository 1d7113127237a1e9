import { PAGES } from '@citato/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { splitEngines } from '#features/config';
import { listQuestions, type Question } from '#features/public';
import { changeSession } from '#lib/session/session-store';
import { App } from '../app.tsx';
import { loadLanding } from '../routes/home.tsx';
import { createQueryClient } from '../query-client.ts';
import { createAppRouter } from '../routes/router.tsx';
import { keepFacts, type PageFacts } from './facts.ts';

export interface RenderedPage {
  html: string;
  /** The questions and answers on it, for search engines. */
  questions: Question[];
}

/** Any origin will do: no address of a rendered page contains its host. */
const ORIGIN = 'http://localhost';

/** A visitor's page as markup, rendered on the server by the components that the browser then hydrates it with. */
export async function renderPage({
  address,
  basePath,
  facts,
}: {
  address: string;
  /** The base path of every link of the page; empty at the root. */
  basePath: string;
  facts: PageFacts;
}): Promise<RenderedPage> {
  changeSession({ status: 'signed-out', reason: 'none' });
  const queryClient = createQueryClient();
  keepFacts({ facts, queryClient });
  const history = createMemoryHistory({ initialEntries: [basePath + address] });
  const router = createAppRouter({ history, basePath, origin: ORIGIN });
  const isHome = address === PAGES.home;
  await Promise.all([router.load(), isHome ? loadLanding() : null]);
  const html = renderToString(
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>,
  );
  queryClient.clear();
  return { html, questions: isHome ? listKnownQuestions(facts) : [] };
}

function listKnownQuestions({ plans, config }: PageFacts): Question[] {
  return listQuestions({ freePlan: plans.find(({ id }) => id === 'free'), ...splitEngines(config.engines) });
}
