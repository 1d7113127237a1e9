import type { Endpoint, ResponseBody } from '@citato/contract';
import * as z from 'zod';
import { buildExample } from '../rules/build-example.ts';
import { describeFields, type FieldRow } from './describe-fields.ts';
import { html, type Html } from '../rules/html.ts';
import { listCommonErrors } from '../rules/list-errors.ts';

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

export type Call = readonly [name: string, endpoint: Endpoint];

export function buildCall([name, endpoint]: Call): Html {
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

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
