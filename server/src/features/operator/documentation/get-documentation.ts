import { api, type Endpoint, type ResponseBody } from '@citato/contract';
import * as z from 'zod';
import { buildExample } from './rules/build-example.ts';
import { describeFields, type FieldRow } from './templates/describe-fields.ts';
import { html, type Html } from './rules/html.ts';
import { groupErrors, listCommonErrors } from './rules/list-errors.ts';
import { CALLING, GUIDE } from './templates/guide.ts';
import { STYLE } from './templates/style.ts';

const ACCESS: Readonly<Record<Endpoint['access'], string>> = {
  public: 'Aperta a tutti',
  user: 'Utenti connessi',
  admin: 'Solo amministratori',
};
const BODIES = {
  empty: 'Nessun contenuto.',
  binary: 'Un file.',
  html: 'Una pagina HTML.',
  'event-stream': 'Un flusso di eventi (text/event-stream).',
} satisfies Record<Extract<ResponseBody, string>, string>;

type Call = readonly [name: string, endpoint: Endpoint];

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

function buildContents(parts: readonly (readonly [string, readonly Call[]])[]): Html {
  return html`<nav aria-label="Indice">
    <details>
      <summary>Indice</summary>
      <p class="all"><a href="#tutto">Tutto in una pagina</a></p>
      <ul>
        ${GUIDE.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
        <li><a href="#chiamare">Chiamare l’API</a></li>
        ${parts.map(
          ([group, calls]) =>
            html`<li>
              <details>
                <summary>/api/${group}</summary>
                <ul>
                  <li><a href="#api-${group}">Tutte le chiamate</a></li>
                  ${calls.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
                </ul>
              </details>
            </li>`,
        )}
        <li><a href="#errori">Codici di errore</a></li>
      </ul>
    </details>
  </nav>`;
}

function buildCall([name, endpoint]: Call): Html {
  const { method, path, access, summary, params, query, body, responses } = endpoint;
  return html`<article class="call">
    <details>
      <summary>
        <h3 id="${name}"><span class="method">${method}</span>${path}</h3>
        <p class="access">${ACCESS[access]} · ${name}</p>
        <p lang="en">${summary}</p>
      </summary>
      ${params && buildFields('Nell’indirizzo', toSchema(params, 'input'))}
      ${query && buildFields('Dopo il punto interrogativo', toSchema(query, 'input'))}
      ${body && buildBody('Richiesta', body, 'input')}
      ${Object.entries(responses).map(([status, answer]) =>
        typeof answer === 'string'
          ? html`<h4>Risposta ${status}</h4>
              <p>${BODIES[answer]}</p>`
          : buildBody(`Risposta ${status}`, answer, 'output'),
      )}
      <h4>Errori comuni</h4>
      <p>
        ${listCommonErrors(endpoint).map(
          (code, index) => html`${index > 0 && ', '}<a href="#${code}"><code>${code}</code></a>`,
        )}
      </p>
    </details>
  </article>`;
}

function buildBody(title: string, schema: z.core.$ZodType, io: 'input' | 'output'): Html {
  const described = toSchema(schema, io);
  const example = buildExample(described);
  // Some rules (a checksum, two fields that belong together) no schema tells: an example they refuse is none.
  const isTrue = z.safeParse(schema, example).success;
  return html`${buildFields(title, described)}
  ${
    isTrue &&
    html`<h4>Esempio</h4>
      <pre>${JSON.stringify(example, null, 2)}</pre>`
  }`;
}

function buildFields(title: string, schema: ReturnType<typeof toSchema>): Html {
  const fields = describeFields(schema);
  // Without one there is no column for them: on a narrow screen it would be an empty one to scroll to.
  const hasLimits = fields.some(({ limits }) => limits !== '');
  return html`<h4>${title}</h4>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Campo</th>
            <th>Tipo</th>
            ${hasLimits && html`<th>Limiti</th>`}
          </tr>
        </thead>
        <tbody>
          ${fields.map((field) => buildField(field, hasLimits))}
        </tbody>
      </table>
    </div>`;
}

function buildField({ name, type, isRequired, limits }: FieldRow, hasLimits: boolean): Html {
  return html`<tr>
    <td>${name === '' ? 'corpo' : name}</td>
    <td>${type}${!isRequired && ', facoltativo'}</td>
    ${hasLimits && html`<td>${limits}</td>`}
  </tr>`;
}

function buildErrors(): Html {
  return html`<section class="part">
    <h2 id="errori">Codici di errore</h2>
    <p>Oltre agli errori comuni una chiamata può rispondere con quelli della parte del prodotto che tocca.</p>
    ${[...groupErrors()].map(
      ([part, errors]) =>
        html`<h3>${part}</h3>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>Codice</th>
                  <th>Stato</th>
                  <th>Frase</th>
                </tr>
              </thead>
              <tbody>
                ${errors.map(
                  ({ code, status, message }) =>
                    html`<tr id="${code}">
                      <td>${code}</td>
                      <td>${status}</td>
                      <td>${message}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`,
    )}
  </section>`;
}

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
