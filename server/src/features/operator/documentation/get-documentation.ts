import { api, type Endpoint } from '@citato/contract';
import { html } from './rules/html.ts';
import { CALLING, GUIDE } from './templates/guide.ts';
import { STYLE } from './templates/style.ts';
import { buildCall } from './templates/call.ts';
import { buildContents } from './templates/contents.ts';
import { buildErrors } from './templates/errors.ts';

/** The operators' guide and every call of the contract as one page that loads nothing. */
export function getDocumentation(): string {
  const groups = Map.groupBy(Object.entries<Endpoint>(api), ([, { path }]) => path.split('/')[2] ?? '');
  const parts = [...groups].toSorted(([a], [b]) => a.localeCompare(b));
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Citato · Documentazione</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <div class="page" id="tutto">
          <header>
            <h1>Documentazione</h1>
            <p class="lead">
              La guida per chi gestisce Citato e ogni chiamata della sua API, scritta dal contratto che il
              server stesso applica.
            </p>
          </header>
          ${buildContents(parts)}
          <main>
            ${GUIDE.map(
              ({ id, title, body }) =>
                html`<section class="part">
                  <h2 id="${id}">${title}</h2>
                  ${body}
                </section>`,
            )}
            <section class="part">
              <h2 id="chiamare">Chiamare l’API</h2>
              ${CALLING}
            </section>
            ${parts.map(
              ([group, calls]) =>
                html`<section class="part">
                  <h2 id="api-${group}">/api/${group}</h2>
                  ${calls.map((call) => buildCall(call))}
                </section>`,
            )}
            ${buildErrors()}
          </main>
        </div>
      </body>
    </html> `.html;
}
