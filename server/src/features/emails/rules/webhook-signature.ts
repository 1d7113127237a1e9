const HEADER = /^t=(?<seconds>\d{1,12}),v1=(?<mac>[0-9a-f]{64})$/;

/** The parts of a signature header `t=<seconds>,v1=<hex>`; null when it is none. */
export function parseSignature(header: string): { signedAt: Date; seconds: string; mac: string } | null {
  const groups = HEADER.exec(header)?.groups;
  if (groups?.['seconds'] === undefined || groups['mac'] === undefined) return null;
  return {
    signedAt: new Date(Number(groups['seconds']) * 1000),
    seconds: groups['seconds'],
    mac: groups['mac'],
  };
}

/** Whether a signature is recent enough, so that a recorded request cannot be replayed. */
export function isFresh({ signedAt, now }: { signedAt: Date; now: Date }): boolean {
  return Math.abs(now.getTime() - signedAt.getTime()) <= TOLERANCE_MS;
}

const TOLERANCE_MS = 300_000;
