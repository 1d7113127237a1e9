/** What the words of a refusal are made of. */
export interface Place {
  readonly database: string;
  readonly role: string;
}

/** The way a password is written in an address. */
export const PERCENT_ENCODING = 'in a password # / ? % @ are written %23 %2F %3F %25 %40';

type Sentence = (place: Place) => string;

const BY_CODE: Readonly<Record<string, Sentence>> = {
  '28P01': ({ role }) => `refuses the password of ${role} (${PERCENT_ENCODING})`,
  '3D000': ({ database, role }) =>
    `does not exist; make it with ${createDatabaseCommand({ database, role })}`,
  '42501': ({ database, role }) =>
    `may not be used by ${role}: as its owner run GRANT CONNECT ON DATABASE ${quoted(database)} TO ${quoted(role)};`,
  '53300': () => 'has no connection left: lower DB_POOL, or raise max_connections of the server',
  '57P03': () => 'is just starting or stopping: try again in a moment',
  '25006': () => 'can only be read (a copy that follows another server?): name the one that is written to',
  '08P01': () =>
    'leads through a pooler that keeps no session: name PostgreSQL’s own address in DATABASE_DIRECT_URL',
  ECONNREFUSED: () => 'does not answer: nothing listens there',
  ENOENT: () => 'does not answer: there is no socket of PostgreSQL in that folder',
  ENOTFOUND: () => 'does not answer: the host is unknown',
  EAI_AGAIN: () => 'does not answer: the host’s address cannot be looked up',
  ETIMEDOUT: () => 'does not answer in time',
  EHOSTUNREACH: () => 'does not answer: no way leads to the host',
  ENETUNREACH: () => 'does not answer: no way leads to the host',
  CERT_HAS_EXPIRED: () => 'shows a certificate that has expired',
  CERT_NOT_YET_VALID: () => 'shows a certificate that is not valid yet: is a clock wrong?',
  ERR_TLS_CERT_ALTNAME_INVALID: () =>
    'shows a certificate for another name: take that name in the address, or sslmode=verify-ca with sslrootcert',
};

/** TLS error codes that say that the certificate is not trusted. */
const UNKNOWN_AUTHORITY =
  /^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|CERT_UNTRUSTED|INVALID_PURPOSE|CERT_SIGNATURE)/;

/** What PostgreSQL and the driver say without a code of their own, or with one that says too little. */
const BY_WORDS: readonly (readonly [RegExp, Sentence])[] = [
  [
    /no encryption/,
    () =>
      'takes encrypted connections alone: add ?sslmode=verify-full, or ?sslmode=require without a check of its certificate',
  ],
  [/no pg_hba\.conf entry/, ({ role }) => `lets ${role} not in from this machine (pg_hba.conf)`],
  [/role ".*" does not exist/, ({ role }) => `knows no role ${role}`],
  [
    /password must be a (non-empty )?string|client password/,
    () => 'asks for a password, and the address has none',
  ],
  [/does not support SSL/, () => 'offers no encryption: turn it on there, or take sslmode=disable'],
  [
    /establishing an SSL connection|wrong version number/,
    () => 'does not answer as PostgreSQL does: is it another program’s port?',
  ],
  [/timeout expired|connection timeout/i, () => 'does not answer in time'],
  [/terminated unexpectedly|ECONNRESET/, () => 'closes the connection: is it another program’s port?'],
];

/** What is wrong with a database that cannot be used, after its name, without the full stop. */
export function describeRefusal(error: unknown, place: Place): string {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const message = inner instanceof Error ? inner.message : String(inner);
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : '';
  if (UNKNOWN_AUTHORITY.test(code))
    return 'shows a certificate of an authority that is not known here: name its file with sslrootcert=/path/to/ca.pem, or take sslmode=require, which checks none';
  const sentence = BY_CODE[code] ?? BY_WORDS.find(([words]) => words.test(message))?.[1];
  if (sentence !== undefined) return sentence(place);
  return code === '28000' ? `refuses ${place.role}` : `cannot be used: ${message}`;
}

/** Makes a database that Citato can use, whatever the server's own locale is. */
export function createDatabaseCommand({ database, role }: Place): string {
  return `CREATE DATABASE ${quoted(database)} OWNER ${quoted(role)} ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0;`;
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
