import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the mail server says to a recipient: takes the mail, refuses it for good, or for now. */
export type Verdict = 'takes' | 'refuses' | 'is busy';

export interface SmtpStandIn {
  readonly url: string;
  /** Messages taken so far, as they came over the wire. */
  readonly taken: readonly string[];
  /** How it treats the recipients from now on. */
  answer(verdict: Verdict): void;
  stop(): Promise<void>;
}

const REFUSALS = { refuses: [550, 'No such user here'], 'is busy': [451, 'Try again later'] } as const;

/** A real mail server on this machine that keeps what it takes. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  let verdict: Verdict = 'takes';
  const taken: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (verdict === 'takes') {
        done();
        return;
      }
      const [responseCode, reason] = REFUSALS[verdict];
      done(Object.assign(new Error(`<${address}>: ${reason}`), { responseCode }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${String(portOf(server.server.address()))}`,
    taken,
    answer: (next) => {
      verdict = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server does not listen');
  return address.port;
}
