import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteReader, type SiteReader } from '#adapters/site-reader';
import { type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { readProfile } from './rules/profile/read-profile.ts';
import { suggestQuestions } from './questions/suggest-questions.ts';

const title = (text: string) => `<title>${text}</title>`;
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const raw = (json: string) => `<script type="application/ld+json">${json}</script>`;
const og = (name: string) => `<meta property="og:site_name" content="${name}">`;

/** Home pages of invented trades: address, head of the page, the name it gives its company. */
const PAGES: readonly (readonly [string, string, string | null])[] = [
  // What the title says.
  ['studio-torino.example', title('Studio Bertola Architetti – Torino'), 'Studio Bertola Architetti'],
  ['bertola.example', title('Bertola | Architetti a Torino'), 'Bertola'],
  ['esempio.example', title('Torino - Studio Legale Ghirardi'), 'Studio Legale Ghirardi'],
  ['idraulico-verona.example', title('Idraulico Verona | Pronto intervento 24 ore'), null],
  ['avvocato-milano.example', title('Avvocato Milano: consulenza e preventivi'), null],
  ['toscana.example', title('Toscana'), null],
  ['torino.example', title('Torino | Home'), null],
  ['pizzeria.example', title('Pizzeria'), null],
  ['esempio.example', title('Home'), null],
  ['esempio.example', title('Benvenuti'), null],
  ['esempio.example', title('Benvenuti nel nostro sito!'), null],
  ['trattoria-zorzi.example', title('Benvenuti alla Trattoria Zorzi'), 'Trattoria Zorzi'],
  ['osteriabronda.example', title('Benvenuti all’Osteria Bronda - Cuneo'), 'Osteria Bronda'],
  ['esempio.example', title('Un nuovo sito targato WordPress'), null],
  ['vetreria-gallo.example', title('Vetreria Gallo – Un nuovo sito targato WordPress'), 'Vetreria Gallo'],
  ['esempio.example', title('Just another WordPress site'), null],
  ['esempio.example', title('Home | Falegnameria Brusadelli | Como'), 'Falegnameria Brusadelli'],
  ['esempio.example', title('Il pane di una volta, dal 1950'), null],
  ['panificiotrevisan.example', title('Il pane di una volta | Panificio Trevisan'), 'Panificio Trevisan'],
  [
    'belvedere-rimini.example',
    title('Hotel Belvedere *** Rimini'.replace(' ***', '')),
    'Hotel Belvedere Rimini',
  ],
  ['hotelaurora.example', title('Hotel Aurora a Rimini | Sito Ufficiale'), 'Hotel Aurora'],
  ['pizzeriabellanapoli.example', title('Pizzeria Bella Napoli'), 'Pizzeria Bella Napoli'],
  ['esempio.example', title('Studio dentistico a Padova'), null],
  ['studiodentistico.example', title('Studio dentistico'), null],
  ['officinamoretti.example', title('Tagliandi e revisioni › Officina Moretti snc'), 'Officina Moretti snc'],
  ['esempio.example', title('Ferrero Vanni Associati — Torino'), 'Ferrero Vanni Associati'],
  ['laperla.example', title('La Perla'), 'La Perla'],
  ['perla.example', title('Perla'), null],
  ['chisiamo.example', title('Chi siamo'), null],
  ['esempio.example', title('www.esempio.it'), null],
  ['esempio.example', title('Questo dominio è in vendita'), null],
  ['esempio.example', title('Scopri i nostri servizi'), null],
  ['autofficinarossi.example', title('Autofficina Rossi: riparazioni auto a Pisa'), 'Autofficina Rossi'],
  ['bbilgirasole.example', title('B&amp;B Il Girasole - Bed and Breakfast a Lecce'), 'B&B Il Girasole'],
  [
    'impresaedileverdi.example',
    title('Impresa Edile Verdi S.r.l. - Ristrutturazioni Milano'),
    'Impresa Edile Verdi S.r.l.',
  ],
  ['cantinavaldorcia.example', title('Vini della Val d’Orcia | Cantina Valdorcia'), 'Cantina Valdorcia'],
  ['zanella.example', title('Zanella Officine Grafiche dal 1950'), 'Zanella Officine Grafiche'],
  ['ottica1010.example', title('Ottica 10/10 - Novara'), 'Ottica 10/10'],
  ['mariabianchi.example', title('Psicologa Padova - Dott.ssa Maria Bianchi'), 'Dott.ssa Maria Bianchi'],
  ['esempio.example', title('Vendita e assistenza caldaie Vaillant a Torino'), null],
  // What is stated for machines.
  ['x1.example', ld({ '@type': 'CafeOrCoffeeShop', name: 'Caff&egrave; Roma' }), 'Caffè Roma'],
  ['x2.example', ld({ '@type': 'Store', name: 'Dell&amp;#39;Orto &amp; Figli' }), "Dell'Orto & Figli"],
  ['x3.example', ld({ '@type': 'Restaurant', name: ['Osteria Bronda', 'Bronda'] }), 'Osteria Bronda'],
  [
    'x4.example',
    ld({ '@type': 'Hotel', name: { '@value': 'Albergo Miramonti', '@language': 'it' } }),
    'Albergo Miramonti',
  ],
  [
    'x5.example',
    ld({
      '@graph': [
        { '@type': 'WebSite', name: 'Sito' },
        { '@type': ['Organization', 'Place'], name: 'Cantine Valdorcia' },
      ],
    }),
    'Cantine Valdorcia',
  ],
  [
    'x6.example',
    ld({ '@type': 'WebPage', publisher: { '@type': 'RoofingContractor', name: 'Lattoneria Zanin' } }),
    'Lattoneria Zanin',
  ],
  [
    'x7.example',
    ld([{ '@type': 'https://schema.org/Locksmith', name: 'Serrature Bonfanti' }]),
    'Serrature Bonfanti',
  ],
  [
    'x8.example',
    ld({
      '@type': 'Dentist',
      memberOf: { '@type': 'Organization', name: 'Confcommercio' },
      name: 'Studio Marchetti',
    }),
    'Studio Marchetti',
  ],
  [
    'x9.example',
    ld({ '@type': 'Product', name: 'Caldaia', brand: { '@type': 'Brand', name: 'Vaillant' } }) +
      title('Termoidraulica Peruzzi'),
    'Termoidraulica Peruzzi',
  ],
  ['x10.example', ld({ '@type': 'Service', name: 'Manutenzione caldaie' }) + title('Home'), null],
  ['x11.example', raw('<!-- {"@type":"Florist","name":"Fiori\n Cattaneo",} -->'), 'Fiori Cattaneo'],
  [
    'gelateriazucca.example',
    ld({ '@type': 'Organization', name: 'Torino' }) + title('Gelateria Zucca | Torino'),
    'Gelateria Zucca',
  ],
  ['x13.example', ld({ '@type': 'Organization', name: 'Home' }) + og('Sartoria Lusardi'), 'Sartoria Lusardi'],
  ['x14.example', ld({ '@type': 'WebSite', name: 'Ottica Vedelago' }), 'Ottica Vedelago'],
  [
    'x15.example',
    ld({ '@type': 'Person', name: 'Avv. Chiara Molteni', jobTitle: 'Avvocato' }),
    'Avv. Chiara Molteni',
  ],
  ['x16.example', og('Il mio sito') + title('Lavanderia Sbrana'), 'Lavanderia Sbrana'],
  ['x17.example', og('Trattoria del Ponte'), 'Trattoria del Ponte'],
  ['x18.example', og('Farmacia Centrale'), 'Farmacia Centrale'],
  ['x19.example', og('Caffè'), null],
  ['x20.example', og('Lombardia'), null],
  ['x21.example', og('Pasticceria artigianale - Dolci Zanotti'), 'Dolci Zanotti'],
  ['x22.example', og('Ghezzi S.r.l.'), 'Ghezzi S.r.l.'],
  ['x23.example', og('Dove il gusto incontra la tradizione'), null],
  ['x24.example', og('Qualità e cortesia dal 1970'), null],
  ['x25.example', og('La tua casa, il nostro lavoro'), null],
  ['x26.example', og('Impianti Elettrici'), null],
  ['x27.example', og('Dentisti Padova'), null],
  ['x28.example', og('Bar Sport'), 'Bar Sport'],
  ['x29.example', og('Reggio Emilia'), null],
  ['x30.example', og('Energia'), null],
  // Pages on platforms.
  [
    'facebook.com/trattoriazorzi',
    title('Trattoria Zorzi | Verona | Facebook') + og('Facebook'),
    'Trattoria Zorzi',
  ],
  ['www.facebook.com/trattoriazorzi', title('Accedi a Facebook') + og('Facebook'), null],
  [
    'instagram.com/trattoria_zorzi',
    title('Trattoria Zorzi (@trattoria_zorzi) • Instagram photos and videos') + og('Instagram'),
    'Trattoria Zorzi',
  ],
  ['linktr.ee/zorzi', title('Zorzi | Instagram, Facebook | Linktree'), 'Zorzi'],
];

let server: SiteStandIn;
let reader: SiteReader;
beforeAll(async () => {
  const pages = PAGES.map(([, head], index): [string, string] => [
    `/${String(index)}`,
    `<!doctype html><html lang="it"><head>${head}</head><body><p>Testo.</p></body></html>`,
  ]);
  server = await startSite(Object.fromEntries(pages));
  reader = createSiteReader({
    dnsServer: '127.0.0.1:1',
    localSites: new Map([['pagine.example', server]]),
    appUrl: 'https://citato.example',
  });
});
afterAll(() => server.close());

async function read(index: number) {
  const url = `http://pagine.example/${String(index)}`;
  const site = await reader.read({ url, signal: AbortSignal.timeout(10_000) });
  if (site.status === 'failed') throw new Error(`page ${String(index)} was not read: ${site.kind}`);
  return site;
}

it.each(PAGES.map((page, index) => [...page, index] as const))(
  'the page %s with %s gives the name %j',
  async (address, _head, name, index) => {
    const websiteUrl = `https://${address}`;
    expect(readProfile({ websiteUrl, site: await read(index) }).name).toBe(name);
  },
);

it.each(PAGES.map((page, index) => [page[0], page[1], index] as const))(
  'the page %s with %s puts no tagline and nothing said to its visitors into a question',
  async (address, _head, index) => {
    const site = await read(index);
    const questions = suggestQuestions({
      name: null,
      websiteUrl: `https://${address}`,
      description: null,
      site,
    });
    expect(questions.join(' ')).not.toMatch(
      /wordpress|benvenut|home|nuovo sito|scopri|\bdominio|accedi|facebook|instagram/i,
    );
  },
);
