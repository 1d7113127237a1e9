import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeclaredParameters, readDeclaredShapes } from './read-declared-shapes.ts';
import { CALLS, OBJECTS } from './stripe-objects.ts';

/**
 * What Stripe publishes of the objects and calls our stand-in knows. Its OpenAPI document (github.com/stripe/openapi,
 * MIT) is eight megabytes; the library carries the part of it as declarations, of the very version we speak.
 */
export function deriveStripeShapes() {
  const library = dirname(dirname(fileURLToPath(import.meta.resolve('stripe'))));
  const folder = join(library, 'esm', 'resources');
  const readFirst = (file: string) => readFileSync(join(library, file), 'utf8').trim();
  const declared = /ApiVersion = '([^']+)'/.exec(readFirst('esm/apiVersion.js'))?.[1];
  return {
    source: `stripe/openapi ${readFirst('OPENAPI_VERSION')}, API ${declared ?? ''}, as stripe-node ${readFirst('VERSION')} declares it (MIT)`,
    objects: readDeclaredShapes({ folder, objects: OBJECTS }),
    parameters: Object.fromEntries(
      Object.entries(CALLS).map(([call, place]) => [
        call,
        place === null ? [] : readDeclaredParameters({ folder, ...place }),
      ]),
    ),
  };
}
