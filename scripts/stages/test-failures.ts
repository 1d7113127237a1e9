import { basename } from 'node:path/posix';
import { readList, readText, requireRecord } from './read-report.ts';

export interface TestFailure {
  /** Its file without the folders, and its own words. */
  readonly test: string;
  readonly message: string;
}

/** What failed by the report of `vitest --reporter=json`, files that broke before their first test among it. */
export function listVitestFailures(json: string): TestFailure[] {
  return readList(requireRecord(JSON.parse(json)), 'testResults').flatMap((file) => {
    const name = basename(readText(file, 'name'));
    const tests = readList(file, 'assertionResults');
    if (tests.length === 0 && file['status'] === 'failed')
      return [{ test: name, message: readText(file, 'message') }];
    return tests
      .filter(({ status }) => status === 'failed')
      .map((test) => ({
        test: `${name} › ${readText(test, 'fullName')}`,
        message: readMessages(test['failureMessages']),
      }));
  });
}

/** What failed by the report of `playwright test --reporter=json`. */
export function listPlaywrightFailures(json: string): TestFailure[] {
  const report = requireRecord(JSON.parse(json));
  const broken = readList(report, 'errors').map((error) => ({
    test: 'before any journey',
    message: readMessages([error['message']]),
  }));
  return [...broken, ...readList(report, 'suites').flatMap(listSuiteFailures)];
}

function listSuiteFailures(suite: Record<string, unknown>): TestFailure[] {
  const own = readList(suite, 'specs')
    .filter(({ ok }) => ok === false)
    .map((spec) => ({
      test: `${basename(readText(spec, 'file'))} › ${readText(spec, 'title')}`,
      message: readMessages(
        readList(spec, 'tests')
          .flatMap((test) => readList(test, 'results'))
          .flatMap((result) => readList(result, 'errors'))
          .map(({ message }) => message),
      ),
    }));
  return [...own, ...readList(suite, 'suites').flatMap(listSuiteFailures)];
}

function readMessages(messages: unknown): string {
  if (!Array.isArray(messages)) return '';
  return messages.filter((message) => typeof message === 'string').join('\n');
}
