import { join } from 'node:path';

/** The folder of the repository, wherever a script is called from. */
export const ROOT = join(import.meta.dirname, '..');
