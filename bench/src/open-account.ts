import { setTimeout as delay } from 'node:timers/promises';
import { api } from '@citato/contract';

const PASSWORD = 'Banco-Prova-2026';
const MAIL_WITHIN_MS = 30_000;

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  /** The refresh cookie as a browser sends it back. */
  readonly cookie: string;
}

/** Sends JSON as a browser of our own pages would. */
export function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The refresh cookie an answer sets; null when it sets none. */
export function readCookie(answer: Response): string | null {
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('citato_refresh='));
  return cookie?.split(';', 1)[0] ?? null;
}

/** Registers, verifies by the mailed link and signs in. */
export async function openAccount({ baseUrl, email }: { baseUrl: string; email: string }): Promise<Account> {
  await post(baseUrl + api.registerAccount.path, {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Bianchi',
  });
  // Nothing of the registering browser comes along: whoever has the mail says which password counts.
  const verified = await post(baseUrl + api.verifyEmail.path, {
    token: await findToken({ baseUrl, email }),
    newPassword: PASSWORD,
  });
  if (!verified.ok) throw new Error(`The verification of ${email} was answered ${String(verified.status)}`);
  const answer = await post(baseUrl + api.signIn.path, { email, password: PASSWORD });
  const cookie = readCookie(answer);
  if (cookie === null) throw new Error(`The sign-in of ${email} was answered ${String(answer.status)}`);
  const { accessToken } = api.signIn.responses[200].parse(await answer.json());
  return { email, password: PASSWORD, accessToken, cookie };
}

async function findToken({ baseUrl, email }: { baseUrl: string; email: string }): Promise<string> {
  const deadline = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${baseUrl}${api.listMailbox.path}?to=${encodeURIComponent(email)}`);
    const [mail] = api.listMailbox.responses[200].parse(await answer.json());
    const token = mail?.links.map((link) => new URL(link).searchParams.get('token')).find(Boolean);
    if (token) return token;
    await delay(100);
  }
  throw new Error(`No mail for ${email}`);
}
