import { Session } from 'node:inspector';
import { extractMentions } from '@citato/mentions';

const READER = '/mentions/src/';

/** How many files of the reader have a function that one reading calls: once for what is found out once, then counted. */
export function countFilesCalled(answer: string): number {
  extractMentions({ answer });
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  extractMentions({ answer });
  let called = 0;
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    called = result.filter(
      ({ url, functions }) =>
        url.includes(READER) &&
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    ).length;
  });
  session.disconnect();
  return called;
}
