import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles.css';
import { App } from './app.tsx';
import { startApp } from './start-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');

const { queryClient, router } = startApp();
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);
