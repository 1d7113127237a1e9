import { basename } from 'node:path/posix';
import type { SourceText } from './check-owners.ts';

const SOURCE = /^server\/src\/.+\.ts$/;

/**
 * One name from browser to use case: what the contract calls `createCompany` is done by the function `createCompany`
 * of a file `create-company.ts`. One sentence per endpoint of which that is not so.
 */
export function checkUseCases({
  endpoints,
  files,
}: {
  endpoints: readonly string[];
  files: readonly SourceText[];
}): string[] {
  const sources = files.filter(({ path }) => SOURCE.test(path) && !path.endsWith('.test.ts'));
  return endpoints
    .filter((endpoint) => !sources.some((file) => isUseCase({ endpoint, file })))
    .map(
      (endpoint) =>
        `contract: '${endpoint}' has no use case of its name: a file ${toKebabCase(endpoint)}.ts of the server that exports ${endpoint}`,
    );
}

const isUseCase = ({ endpoint, file: { path, text } }: { endpoint: string; file: SourceText }): boolean =>
  basename(path) === `${toKebabCase(endpoint)}.ts` &&
  new RegExp(`^export (?:async )?function ${endpoint}\\b`, 'm').test(text);

const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
