import { createServer, type IncomingMessage } from 'node:http';
import { parseForm } from './form-body.ts';
import { type CardHolder, createHolder } from './holder.ts';
import { createKeyMemory } from './remembered-keys.ts';
import { type SendEvent, sendEvents } from './send-events.ts';
import { type RequestFate, type SentRequest, serveRequest } from './serve-request.ts';
import { STRIPE_KEYS } from './stripe-keys.ts';
import { createWorld, mintId } from './stripe-world.ts';
import { passTime } from './subscription-life.ts';

/** As long as a bank waits for an answer. */
const DISPUTE_S = 9 * 86_400;

type RefundStatus = 'pending' | 'succeeded' | 'failed';

export interface StripeServer {
  readonly url: string;
  readonly holder: CardHolder;
  readonly requests: readonly SentRequest[];
  addPrice(price: { lookupKey: string; amount: number }): string;
  /** Whom a customer’s next invoice is made out to, each code once, as the metadata has them. */
  describePayer(customerId: string): { name: string | null; address: string | null; codes: string[] };
  /** Gives back of a paid invoice, all of it without an amount, as its operator does at Stripe’s own pages. */
  refund(invoiceId: string, amount?: number, status?: RefundStatus): void;
  /** What becomes of the refunds of an invoice at its payer’s bank. */
  settleRefunds(invoiceId: string, status: RefundStatus): void;
  /** The payer of an invoice has his bank fetch the money back. */
  dispute(invoiceId: string): void;
  /** How far it is: the operator has answered, or the bank has decided. */
  settleDispute(invoiceId: string, status: 'under_review' | 'won' | 'lost'): void;
  /** Moves time on and does what has become due by it, in its order. */
  advance(seconds: number): Promise<void>;
  /** What becomes of the requests from now on, by their number from 0. */
  order(fateOf: (request: SentRequest, number: number) => RequestFate): void;
  /** Sends what happened since. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Stripe’s API on this machine, with its state, its time and its events; written from the API’s description. */
export async function startStripeServer({
  now = () => new Date(),
  send = () => undefined,
}: { now?: () => Date; send?: SendEvent } = {}): Promise<StripeServer> {
  const world = createWorld(now);
  const keys = createKeyMemory();
  const requests: SentRequest[] = [];
  let fateOf: (request: SentRequest, number: number) => RequestFate = () => 'answered';
  let ordered = 0;
  const flush = () => sendEvents(world, { send, secret: STRIPE_KEYS.webhookSecret, now });
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      requests.push(request);
      const fate = fateOf(request, ordered);
      ordered += 1;
      serveRequest({ world, keys, request, fate, response });
      return flush();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The stand-in has no port');
  return {
    url: `http://127.0.0.1:${String(place.port)}`,
    holder: createHolder(world),
    requests,
    addPrice: ({ lookupKey, amount }) =>
      world.put('price', { id: mintId('price'), lookupKey, amount, isActive: true, created: world.now() }).id,
    describePayer: (customerId) => {
      const { name, address, metadata } = world.get('customer', customerId);
      const codes = Object.entries(metadata).filter(([key]) => key !== 'citato_user_id');
      return { name, address: address?.['line1'] ?? null, codes: codes.map(([, code]) => code) };
    },
    refund: (invoiceId, amount, status = 'succeeded') => {
      const { intentId, amountDue } = world.get('invoice', invoiceId);
      if (intentId === null) throw new Error('Nothing was charged for this invoice');
      const given = { amount: amount ?? amountDue, created: world.now() };
      const { id } = world.put('refund', { id: mintId('re'), intentId, status, ...given });
      world.tell('refund.created', 'refund', id);
    },
    dispute: (invoiceId) => {
      const { intentId, amountDue: amount } = world.get('invoice', invoiceId);
      if (intentId === null) throw new Error('Nothing was charged for this invoice');
      const opened = { status: 'needs_response', reason: 'fraudulent', created: world.now() } as const;
      const dueBy = world.now() + DISPUTE_S;
      const { id } = world.put('dispute', { id: mintId('du'), intentId, amount, dueBy, ...opened });
      world.tell('charge.dispute.created', 'dispute', id);
    },
    settleDispute: (invoiceId, status) => {
      const { intentId } = world.get('invoice', invoiceId);
      const dispute = world.list('dispute').find((opened) => opened.intentId === intentId);
      if (dispute === undefined) throw new Error('Nobody disputes this invoice');
      world.put('dispute', { ...dispute, status });
      const type = status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed';
      world.tell(type, 'dispute', dispute.id);
    },
    settleRefunds: (invoiceId, status) => {
      const { intentId } = world.get('invoice', invoiceId);
      for (const refund of world.list('refund').filter((given) => given.intentId === intentId)) {
        world.put('refund', { ...refund, status });
        world.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', 'refund', refund.id);
      }
    },
    advance: async (seconds) => {
      passTime(world, world.now() + seconds);
      await flush();
    },
    order: (wanted) => {
      ordered = 0;
      fateOf = wanted;
    },
    flush,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      if (world.differences.size > 0)
        throw new Error(`Stripe answers otherwise:\n${[...world.differences].join('\n')}`);
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<SentRequest> {
  let body = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) body += String(chunk);
  const { pathname: path, search } = new URL(incoming.url ?? '/', 'http://stripe');
  const { method = 'GET', headers } = incoming;
  return { method, path, headers, form: parseForm(body === '' ? search.slice(1) : body) };
}
