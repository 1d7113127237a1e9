import type { Platform } from './platform.ts';

export function matchPath(platform: Platform, url: URL): { page: string; address: string } | null {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const numbered = platform.pattern?.exec(url.pathname);
  if (numbered?.[1] !== undefined)
    return { page: numbered[1].toLowerCase(), address: url.pathname.replace(/\/+$/, '') };
  for (const template of platform.pages ?? []) {
    const found = matchTemplate({ template, segments, url, platform });
    if (found !== null) return found;
  }
  return null;
}

function matchTemplate({
  template,
  segments,
  url,
  platform,
}: {
  template: string;
  segments: readonly string[];
  url: URL;
  platform: Platform;
}): { page: string; address: string } | null {
  const [path = '', parameter] = template.replace(/\$$/, '').split('?');
  const parts = path.split('/');
  if (segments.length < parts.length || (template.endsWith('$') && segments.length > parts.length))
    return null;
  const [first = ''] = segments;
  if (/^[:*]/.test(path) && platform.reserved?.includes(first.toLowerCase()) === true) return null;
  const found: string[] = [];
  for (const [index, part] of parts.entries()) {
    const value = readPart(part, decode(segments[index] ?? ''));
    if (value === null) return null;
    if (value !== '') found.push(value.replace(platform.ignored ?? /$^/, ''));
  }
  const value = parameter === undefined ? null : url.searchParams.get(parameter);
  if (parameter !== undefined && !value) return null;
  if (value !== null) found.push(value.toLowerCase());
  if (found.every((part) => part === '')) return null;
  const query = parameter === undefined || value === null ? '' : `?${parameter}=${encodeURIComponent(value)}`;
  return {
    page: found.join('/'),
    address: `/${segments.slice(0, parts.length).join('/')}${query}`,
  };
}

/**
 * The part of the page's name in a path segment: '' where the segment only has to be there, null where it does not fit.
 */
function readPart(part: string, segment: string): string | null {
  const folded = segment.toLowerCase();
  if (part === '*') return '';
  if (part === ':page') return folded;
  if (part === ':id') return /^(?:.*-)?(\d{6,})$/.exec(folded)?.[1] ?? null;
  const [start, rest] = part.split(':page');
  if (rest !== undefined && start !== undefined)
    return folded.startsWith(start) && folded.length > start.length ? folded.slice(start.length) : null;
  return folded === part ? '' : null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return segment;
  }
}
