import { pathToFileURL } from 'node:url';

type Parse = (text: string) => unknown;

export async function loadParser(file: string): Promise<Parse> {
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isParser(loaded)) throw new Error(`${file} does not export parseMarkdown(text)`);
  return loaded.parseMarkdown;
}

function isParser(loaded: unknown): loaded is { parseMarkdown: Parse } {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'parseMarkdown' in loaded &&
    typeof loaded.parseMarkdown === 'function'
  );
}
