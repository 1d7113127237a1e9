import { onTestFinished, vi } from 'vitest';

interface Answer {
  error?: { message?: string; setup_intent?: { status: string } };
}

/** What a test says the bank answers, and what Stripe's script was asked. */
export interface StandInStripe {
  confirmSetup: ReturnType<typeof vi.fn<(request: object) => Promise<Answer>>>;
  handleNextAction: ReturnType<typeof vi.fn<(request: object) => Promise<Answer>>>;
  /** The script came, and does not work. */
  isBroken: boolean;
  /** The keys it was opened with. */
  keys: string[];
}

let current: StandInStripe | null = null;

/**
 * Stands in for the script Stripe serves: its fields say at once that they are there. Without it a test would have to
 * ask Stripe, which no test may.
 */
export function standInForStripe(): StandInStripe {
  const standIn: StandInStripe = {
    confirmSetup: vi.fn(() => Promise.resolve({})),
    handleNextAction: vi.fn(() => Promise.resolve({})),
    isBroken: false,
    keys: [],
  };
  current = standIn;
  vi.stubGlobal('Stripe', theScript);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: none,
    removeEventListener: none,
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return standIn;
}

// One for all tests: whoever has loaded the script once keeps it.
const theScript = Object.assign(openStripe, { version: 'endive' });

function openStripe(key: string) {
  if (current === null || current.isBroken) throw new Error('Stripe did not open');
  current.keys.push(key);
  const { confirmSetup, handleNextAction } = current;
  return {
    elements: createElements,
    confirmSetup,
    handleNextAction,
    createToken: none,
    createPaymentMethod: none,
    confirmCardPayment: none,
    registerAppInfo: none,
    _registerWrapper: none,
  };
}

function none(): undefined {
  return undefined;
}

function createElements() {
  const listeners = new Map<string, () => void>();
  const element = {
    mount: (place: HTMLElement) => {
      place.append(Object.assign(document.createElement('p'), { textContent: 'Modulo di Stripe' }));
      queueMicrotask(() => listeners.get('ready')?.());
    },
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    off: none,
    update: none,
    destroy: none,
    unmount: none,
  };
  return { create: () => element, getElement: () => element, update: none, fetchUpdates: none, submit: none };
}
