import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { AppError } from '#lib/app-error';
import { type SessionId, type UserId, toId } from '#lib/ids';
import { deriveKey } from './derive-key.ts';

const ISSUER = 'citato';
const AUDIENCE = 'citato-api';
const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';

const claims = z.object({
  sub: z.uuid().transform(toId<UserId>),
  sid: z.uuid().transform(toId<SessionId>),
  exp: z.int(),
});

export interface AccessClaims {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly expiresAt: Date;
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A bearer token for one device of one account, valid for `ttlSeconds`. */
export async function signAccessToken({
  secret,
  userId,
  sessionId,
  now,
  ttlSeconds,
}: {
  secret: string;
  userId: UserId;
  sessionId: SessionId;
  now: Date;
  ttlSeconds: number;
}): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(toSeconds(now))
    .setExpirationTime(toSeconds(now) + ttlSeconds)
    .sign(deriveKey({ secret, purpose: 'access-token' }));
}

/** What a bearer token says; throws `accounts.unauthenticated` for any token that is not ours, whole and in date. */
export async function readAccessToken({
  secret,
  token,
  now,
}: {
  secret: string;
  token: string;
  now: Date;
}): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, deriveKey({ secret, purpose: 'access-token' }), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const { sub, sid, exp } = claims.parse(payload);
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw new AppError('accounts.unauthenticated', { cause: error });
    }
    throw error;
  }
}
