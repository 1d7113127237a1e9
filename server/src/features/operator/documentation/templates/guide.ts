import { html, type Html } from '../rules/html.ts';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

const rows = (list: readonly (readonly [string, string])[]) =>
  list.map(
    ([name, text]) =>
      html`<tr>
        <td>${name}</td>
        <td>${text}</td>
      </tr>`,
  );
const table = (heads: readonly [string, string], list: readonly (readonly [string, string])[]) =>
  html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>${heads[0]}</th>
          <th>${heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        ${rows(list)}
      </tbody>
    </table>
  </div>`;

/** What an operator needs at hand; `docs/operations.md` is the long form for whoever has the source. */
export const GUIDE: readonly Chapter[] = [
  {
    id: 'stato',
    title: 'Che cosa guardare per primo',
    body: html`<p>
        In cima al Pannello Admin il riquadro «Stato» dice in una frase se qualcosa non va. «Tutto funziona»
        compare solo quando i dati di ogni parte ci sono. Ciò di cui non si sa nulla è elencato a parte e non
        conta né come sano né come guasto.
      </p>
      <p>
        «Da sistemare» è ciò che non passa da solo o che i clienti notano; «Da osservare» può diventarlo. Ogni
        riga dice che cosa fare.
      </p>`,
  },
  {
    id: 'lavori',
    title: 'Lavori e processi',
    body: html`<p>
        Ciò che non avviene subito è un lavoro in coda. Un processo con ROLE=worker o ROLE=all prende i lavori
        pronti; se muore, un altro li riprende quando scade JOB_LEASE_S. Un lavoro che non riesce a nessun
        tentativo finisce tra i «Lavori non riusciti».
      </p>
      ${table(
        ['Che cosa si vede', 'Che cosa fare'],
        [
          [
            'Lavori pronti e nessun processo al lavoro',
            'Avviare un worker e leggere nel log perché l’ultimo si è fermato.',
          ],
          [
            'Un lavoro aspetta a lungo',
            'Avviare un altro worker, o alzare WORKER_CONCURRENCY ed ENGINE_CONCURRENCY.',
          ],
          [
            'Lavori non riusciti',
            'Togliere la causa, poi «Rimetti in coda». Ripetere un lavoro non fa danni.',
          ],
          ['Analisi in ritardo', 'Non partite: manca un worker. In coda: mancano posti o budget.'],
          [
            'Prompt bloccati',
            'Il prossimo giro li chiude con le risposte arrivate; se tornano, guardare memoria e log.',
          ],
        ],
      )}`,
  },
  {
    id: 'motori',
    title: 'Motori AI e budget',
    body: html`<p>
        Dopo cinque errori di seguito in un minuto un motore va in pausa per 30 secondi, poi lo prova una sola
        chiamata; la pausa raddoppia fino a 15 minuti. Una risposta mancante non conta come zero e viene
        chiesta di nuovo più tardi.
      </p>
      <p>
        ENGINE_DAILY_BUDGET_CENTS è il limite di spesa di un giorno di Roma per tutti gli account, in
        centesimi di dollaro; 0 lo toglie. Quando finisce, le analisi riprendono nella prima ora del giorno
        dopo.
      </p>
      ${table(
        ['Motivo nel log', 'Che cosa fare'],
        [
          ['timeout', 'Alzare ENGINE_TIMEOUT_S se il fornitore è lento per natura.'],
          ['rate_limited', 'Abbassare ENGINE_CONCURRENCY o chiedere un limite più alto al fornitore.'],
          ['provider_error', 'Guardare la pagina di stato del fornitore.'],
          ['network', 'Controllare rete, proxy, DNS e firewall.'],
          ['bad_answer', 'Controllare l’indirizzo di base: può essere cambiata la versione dell’API.'],
          ['configuration', 'Correggere la variabile nominata nel log (chiave, modello) e riavviare.'],
          [
            'out_of_credit',
            'Ricaricare il conto presso il fornitore: il motore riprende da solo entro un quarto d’ora.',
          ],
        ],
      )}`,
  },
  {
    id: 'email',
    title: 'Email',
    body: html`<p>
        Ogni email aspetta in una coda e viene ritentata per 48 ore. Senza SMTP_URL nessuna esce: si leggono
        in /dev/mailbox.
      </p>
      ${table(
        ['Che cosa si vede', 'Che cosa fare'],
        [
          ['Accesso al server rifiutato', 'Correggere utente e password in SMTP_URL e riavviare.'],
          ['Server irraggiungibile', 'Controllare indirizzo e porta in SMTP_URL, e la rete.'],
          ['Rifiutata come indesiderata', 'Controllare SPF, DKIM e DMARC del dominio in MAIL_FROM.'],
          ['Indirizzo inesistente, casella piena', 'Nulla, se sono poche.'],
        ],
      )}`,
  },
  {
    id: 'pagamenti',
    title: 'Pagamenti',
    body: html`<p>
        Sono gli eventi del fornitore a concedere i piani. Ogni giorno e a ogni avvio tutti gli account
        vengono confrontati con il fornitore; ciò che differisce viene corretto e contato. Correzioni
        frequenti vogliono dire che gli eventi non arrivano: controllare l’endpoint /api/stripe/webhook e
        STRIPE_WEBHOOK_SECRET.
      </p>
      <p>
        Un piano il cui prezzo non corrisponde a quello del fornitore non si può comprare: il riquadro
        «Pagamenti» lo nomina.
      </p>`,
  },
  {
    id: 'copie',
    title: 'Copie e ripristino',
    body: html`<p>
        <code>npm run backup -- FILE</code> copia tutte le tabelle a uno stesso istante, anche con il prodotto
        acceso. Il pannello conosce solo queste copie. <code>npm run restore -- FILE</code> riempie un
        database vuoto; un file tagliato, di una versione più nuova o un database non vuoto danno una frase di
        errore e non cambiano nulla.
      </p>
      <p>
        Il file contiene anche i segreti generati dall’installazione: va custodito come il file .env, che non
        vi è incluso.
      </p>`,
  },
];

/** How calls are made, for whoever writes against the API. */
export const CALLING = html`<p>
    Le chiamate e le risposte sono JSON in UTF-8. Chi è connesso manda
    <code>Authorization: Bearer …</code> con il token ottenuto da login o refresh; i diritti di amministratore
    sono riletti a ogni richiesta. Le date sono ISO 8601.
  </p>
  <p>
    Una richiesta può contenere al massimo 256 kB. Chi chiama troppo spesso riceve 429 con
    <code>Retry-After</code> in secondi. Ogni errore ha la forma <code>{ message, code }</code>:
    <code>message</code> è una frase italiana per chi usa il prodotto, <code>code</code> è stabile.
  </p>
  <p>
    Negli esempi ogni valore sta per il suo tipo; un esempio compare solo quando lo schema della chiamata lo
    accetta. La stessa descrizione in forma di macchina è in <code>/api/openapi.json</code>.
  </p>`;
