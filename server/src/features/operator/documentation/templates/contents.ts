import { html, type Html } from '../rules/html.ts';
import { GUIDE } from './guide.ts';
import type { Call } from './call.ts';

export function buildContents(parts: readonly (readonly [string, readonly Call[]])[]): Html {
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
