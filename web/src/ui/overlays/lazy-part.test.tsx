import { api } from '@citato/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aConfig, answer, cutOff, startApiServer } from '../../../test/api-server.ts';
import { lazyPart } from '../index.ts';

startApiServer();
// What fell to the page is written to the console by React.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const failed = { title: 'I risultati non sono arrivati', text: 'I dati sono al sicuro.' };
const Sample = () => <p>I risultati</p>;

it('says in its own place that it did not come, leaves the page around it, and comes when it is tried again', async () => {
  cutOff(api.getConfig);
  const load = vi.fn(() => Promise.reject<typeof Sample>(GONE));
  const Part = lazyPart(load, { waiting: <p>Arriva</p>, failed });
  render(
    <main>
      <h1>Ponteverde CRM</h1>
      <Part />
    </main>,
  );
  expect(screen.getByText('Arriva')).toBeTruthy();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('I risultati non sono arrivati')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ponteverde CRM' })).toBeTruthy();
  answer(api.getConfig, aConfig());
  load.mockImplementation(() => Promise.resolve(Sample));
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('I risultati')).toBeTruthy();
});

it('stays away in silence where it is only a help', async () => {
  cutOff(api.getConfig);
  const load = vi.fn(() => Promise.reject<typeof Sample>(GONE));
  const Part = lazyPart(load);
  const { container } = render(<Part />);
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledOnce();
  });
  expect(container.textContent).toBe('');
});

it('is drawn at once wherever it stands next', async () => {
  const Part = lazyPart(() => Promise.resolve(Sample), { waiting: <p>Arriva</p> });
  const first = render(<Part />);
  expect(await screen.findByText('I risultati')).toBeTruthy();
  first.unmount();
  render(<Part />);
  expect(screen.getByText('I risultati')).toBeTruthy();
});
