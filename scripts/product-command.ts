import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const START = /exec node (?<flags>.*?) ?server\/dist\/main\.js$/;

/**
 * What `npm start` runs after the build, flags included, for tools that start the built product themselves.
 * @param folder of the clone whose build it is
 */
export function readProductCommand(folder = ROOT): { command: string; args: string[] } {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const [, start = ''] = /"start": "(.*)"/.exec(manifest) ?? [];
  const flags = START.exec(start)?.groups?.['flags'];
  if (flags === undefined)
    throw new Error(`'start' of package.json does not run the built product: ${start}`);
  return { command: process.execPath, args: [...flags.split(' '), join(folder, 'server/dist/main.js')] };
}
