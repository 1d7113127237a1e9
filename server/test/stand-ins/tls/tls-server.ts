import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:https';

/** A certificate with its key, as PEM. */
export interface Credentials {
  readonly name: string;
  readonly cert: string;
  readonly privateKey: KeyObject;
}

interface CertificateOrder {
  readonly name: string;
  /** Who vouches for it; itself when left out. */
  readonly issuer?: Credentials;
  readonly isAuthority?: boolean;
  /** The IPv4 address it is good for. */
  readonly address?: string;
  /** The host it is good for, in the place of an address. */
  readonly host?: string;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

const HOUR_MS = 3_600_000;

/** One element of DER: tag, length, content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const octets = (content: Uint8Array) => der(0x04, content);
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const time = (moment: Date) =>
  der(0x17, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
const nameOf = (name: string) =>
  sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(name)))));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const BASIC_CONSTRAINTS = objectId('551d13');
const SUBJECT_ALT_NAME = objectId('551d11');

/** Issues a certificate made for the moment: no key is kept anywhere. */
export function issueCertificate({
  name,
  issuer,
  isAuthority = false,
  address = '127.0.0.1',
  host,
  notBefore = new Date(Date.now() - HOUR_MS),
  notAfter = new Date(Date.now() + HOUR_MS),
}: CertificateOrder): Credentials {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const subject =
    host === undefined
      ? der(0x87, Buffer.from(address.split('.').map(Number)))
      : der(0x82, Buffer.from(host));
  const extension = isAuthority
    ? sequence(BASIC_CONSTRAINTS, octets(sequence(der(0x01, Buffer.from([0xff])))))
    : sequence(SUBJECT_ALT_NAME, octets(sequence(subject)));
  const certified = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    nameOf(issuer?.name ?? name),
    sequence(time(notBefore), time(notAfter)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', certified, issuer?.privateKey ?? privateKey);
  const body = sequence(certified, ECDSA_WITH_SHA256, bits(signature)).toString('base64');
  return { name, privateKey, cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n` };
}

/** A server that shows a certificate and counts the requests that reach it all the same. */
export async function startTlsServer({ cert, privateKey }: Credentials): Promise<{
  baseUrl: string;
  countRequests: () => number;
  readonly port: number;
  close: () => Promise<void>;
}> {
  let requests = 0;
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const server = createServer({ key, cert }, (_request, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `https://127.0.0.1:${String(port)}/v1`,
    countRequests: () => requests,
    port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
