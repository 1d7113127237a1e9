import type { MailFault } from '@citato/contract';

export interface MailFaultCount {
  readonly fault: MailFault;
  readonly count: number;
}

/** No connection, no name, no certificate: the server could not be reached, so its answer is unknown. */
const WAY =
  /\b(E(CONN\w+|TIMEDOUT|SOCKET|DNS|AI_AGAIN|NOTFOUND|HOSTUNREACH|NETUNREACH|PIPE|TLS|CONNECTION)|certificate|getaddrinfo|greeting never received|connection (timeout|closed)|socket (close|hang up)|timeout)/i;
const LOGIN =
  /\b(EAUTH|EOAUTH2|invalid login|authentication (failed|required|unsuccessful))|missing credentials/i;

/**
 * Why a mail was not accepted, by the codes of RFC 3463 and RFC 5321 in the answer; the rest of the answer is not read,
 * since it may hold an address.
 */
export function readMailFault(said: string): MailFault {
  const enhanced = /(?<![\d.])([45])\.(\d{1,3})\.(\d{1,3})(?!\d|\.\d)/.exec(said);
  const reply = /(?:^|\s)([45]\d\d)(?=[\s-]|$)/.exec(said)?.[1];
  if (reply === '535' || reply === '530' || reply === '534' || LOGIN.test(said)) return 'login';
  if (enhanced !== null)
    return readEnhanced({ klass: enhanced[1], subject: enhanced[2], detail: enhanced[3] });
  if (reply === '550' || reply === '551' || reply === '553') return 'address_unknown';
  if (reply === '552' || reply === '452') return 'mailbox_full';
  if (reply === '554') return 'policy';
  if (reply?.startsWith('4')) return 'later';
  return WAY.test(said) ? 'unreachable' : 'other';
}

/** X.1 addresses, X.2 mailboxes (X.2.2 full), X.7 security and policy; what begins with 4 may work later. */
function readEnhanced({
  klass,
  subject,
  detail,
}: {
  klass: string | undefined;
  subject: string | undefined;
  detail: string | undefined;
}): MailFault {
  if (subject === '2' && detail === '2') return 'mailbox_full';
  if (subject === '7') return detail === '8' || detail === '9' ? 'login' : 'policy';
  if (klass === '4') return 'later';
  if (subject === '1' || subject === '2') return 'address_unknown';
  return 'other';
}
