/** Weak: every compressed form of a version is the same answer. */
export function writeEtag(version: string): string {
  return `W/"${version}"`;
}

/** Whether a client names this version among those it holds (RFC 9110, 13.1.2). */
export function isHeld({ etag, ifNoneMatch }: { etag: string; ifNoneMatch: string | undefined }): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return held.includes(etag.replace(/^W\//, ''));
}
