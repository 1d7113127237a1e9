const MAX_SECONDS = 24 * 60 * 60;

/**
 * Seconds to wait by `retry-after-ms` or `Retry-After` (seconds or an HTTP date), 0 to one day; null when absent or
 * unreadable. A date is measured against the response's own `Date`, so that a wrong clock here does no harm.
 * @param headers names in lower case
 */
export function parseRetryAfter({
  headers,
  now,
}: {
  headers: Readonly<Record<string, string | undefined>>;
  now: Date;
}): number | null {
  const seconds = readSeconds(headers, now);
  return seconds === null ? null : Math.min(Math.max(Math.ceil(seconds), 0), MAX_SECONDS);
}

function readSeconds(headers: Readonly<Record<string, string | undefined>>, now: Date): number | null {
  const milliseconds = headers['retry-after-ms']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(milliseconds)) return Number(milliseconds) / 1000;
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const until = Date.parse(value);
  if (!/^[A-Z][a-z]{2},/.test(value) || Number.isNaN(until)) return null;
  const sentAt = Date.parse(headers['date'] ?? '');
  return (until - (Number.isNaN(sentAt) ? now.getTime() : sentAt)) / 1000;
}
