import { html, type Html } from '../rules/html.ts';
import { groupErrors } from '../rules/list-errors.ts';

export function buildErrors(): Html {
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
