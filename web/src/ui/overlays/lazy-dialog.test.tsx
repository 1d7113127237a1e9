import { api } from '@citato/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aConfig, answer, cutOff, respond, startApiServer } from '../../../test/api-server.ts';
import { Dialog, lazyDialog, ToastRegion } from '../index.ts';

startApiServer();
// What fell to the page is written to the console by React.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

interface SampleProps {
  onClose: () => void;
}

function Sample({ onClose }: SampleProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Nomi e alias">
      Testo
    </Dialog>
  );
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

function open(load: () => Promise<ComponentType<SampleProps>>) {
  const SampleDialog = lazyDialog(load);
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        <button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Apri
        </button>
        {isOpen && (
          <SampleDialog
            onClose={() => {
              setIsOpen(false);
            }}
          />
        )}
      </main>
    );
  }
  render(
    <Boundary>
      <Opener />
      <ToastRegion />
    </Boundary>,
  );
  return () => userEvent.click(screen.getByRole('button', { name: 'Apri' }));
}

const opened = () => screen.findByRole('dialog', { name: 'Nomi e alias' });

it('says that the connection is missing where its code did not come, and opens once it is back', async () => {
  const load = vi.fn<() => Promise<ComponentType<SampleProps>>>(() => Promise.reject(GONE));
  cutOff(api.getConfig);
  const click = open(load);
  await click();
  expect(await screen.findByText('Questa parte non si è caricata')).toBeTruthy();
  expect(screen.getByText('La connessione non funziona. Controlla la rete e riprova.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();

  answer(api.getConfig, aConfig());
  load.mockResolvedValue(Sample);
  await click();
  expect(await opened()).toBeTruthy();
});

it('says the same while a proxy answers for a server that is away', async () => {
  respond(api.getConfig, () => new HttpResponse('Bad Gateway', { status: 502 }));
  await open(() => Promise.reject(GONE))();
  expect(await screen.findByText('Questa parte non si è caricata')).toBeTruthy();
});

it('asks for its code only once the server is reached while the browser knows of no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve(Sample));
  cutOff(api.getConfig);
  const click = open(load);
  await click();
  expect(await screen.findByText('Questa parte non si è caricata')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();

  answer(api.getConfig, aConfig());
  await click();
  expect(await opened()).toBeTruthy();
});

it('opens after a request that was lost on the way', async () => {
  const load = vi.fn(() => Promise.resolve(Sample)).mockRejectedValueOnce(GONE);
  await open(load)();
  expect(await opened()).toBeTruthy();
});

it('leaves it to the page when the server answers and the code is gone', async () => {
  await open(() => Promise.reject(GONE))();
  await waitFor(() => {
    expect(document.body.textContent).toContain(GONE.message);
  });
});
