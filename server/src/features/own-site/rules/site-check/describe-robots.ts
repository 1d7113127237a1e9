import { findRobotsBans } from './find-robots-bans.ts';
import { nameProblem, type ReaderProblem } from './name-problem.ts';
import { type RobotsFile, parseRobots } from './parse-robots.ts';
import type { FoundRobots } from './site-findings.ts';

/** What the site reader says of a text file. */
export type ReadFile =
  | {
      readonly status: 'ok';
      readonly url: string;
      readonly httpStatus: number;
      readonly contentType: string;
      readonly text: string;
      readonly isCut: boolean;
    }
  | { readonly status: 'failed'; readonly kind: ReaderProblem; readonly httpStatus: number | null };

/** The rules of a robots.txt; null where nothing is known of them. A missing file has none. */
export function readRobots(file: ReadFile): RobotsFile | null {
  if (nameState(file) === 'unknown') return null;
  return parseRobots(file.status === 'ok' ? wholeLines(file) : '');
}

/** A line that was cut in its middle would say something else. */
const wholeLines = ({ text, isCut }: { text: string; isCut: boolean }): string =>
  isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;

/**
 * RFC 9309: a file that is refused with 4xx forbids nothing; one that fails with 5xx, or cannot be reached, is not known
 * (crawlers then stay away). Too many requests are a failure, not a missing file.
 */
function nameState(file: ReadFile): FoundRobots['state'] {
  if (file.status === 'failed') return 'unknown';
  const { httpStatus } = file;
  if (httpStatus >= 200 && httpStatus < 300) return 'read';
  return httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429 ? 'missing' : 'unknown';
}

/** What is said of a robots.txt: its state, and the lines that keep crawlers off some pages. */
export function describeRobots({
  url,
  file,
  crawlers,
  paths,
}: {
  url: string;
  file: ReadFile;
  crawlers: Parameters<typeof findRobotsBans>[0]['crawlers'];
  paths: readonly string[];
}): FoundRobots {
  const rules = readRobots(file);
  const { httpStatus } = file;
  const isRead = file.status === 'ok';
  return {
    url,
    state: nameState(file),
    problem: isRead ? (rules === null ? 'bad_status' : null) : nameProblem(file.kind),
    httpStatus,
    isCut: (isRead && file.isCut) || rules?.isCut === true,
    isPage: isRead && rules?.groups.length === 0 && isHtml(file),
    bans: rules === null ? [] : findRobotsBans({ file: rules, crawlers, paths }),
    crawlers: crawlers.length,
    paths: paths.length,
  };
}

const isHtml = ({ contentType, text }: { contentType: string; text: string }): boolean =>
  /text\/html/i.test(contentType) || /^\s*<(?:!doctype|html)/i.test(text);
