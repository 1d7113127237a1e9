import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSmallBusinesses, type SmallBusinesses } from '#test/small-businesses/serve-small-businesses';
import { MARKETS } from './rules/markets/markets.ts';
import { toPlainText } from './rules/plain-text.ts';
import { recogniseMarket } from './rules/markets/recognise-market.ts';
import { suggestQuestions } from './questions/suggest-questions.ts';

/** Home pages of small businesses that do not exist, with the menus, partners and offers beside the point of real ones. */
const BUSINESSES = [
  ['architetto', 'architects', 'Torino', /architett|progett|interni|ristrutturaz|bioedilizia|catastal/],
  ['dentista', 'dentists', 'Padova', /dentist|dent|apparecchio/],
  ['panificio', 'bakeries', 'Cuneo', /panific|pane|focaccia|grissini|pizza al taglio/],
  ['avvocati', 'law-firms', 'Bologna', /stud\w+ legal|separazione|licenziamento|contratto|successione/],
  ['palestra', 'gyms', 'Rimini', /palestr|pilates|crossfit|yoga|personal trainer/],
  ['bed-and-breakfast', 'bed-and-breakfasts', 'Cervia', /bed and breakfast|camera|soggiorno/],
  ['idraulico', 'plumbers', 'Verona', /idraulic|perdita|caldaia|bagno|scarico|pompa di calore/],
  ['software-house', 'software-houses', 'Trento', /software|app|integrazione/],
  ['cantina', 'wine', 'Capaccio Paestum', /cantine|vino|vini|spumante/],
  ['scuola', 'schools', 'Pavia', /scuol|liceo/],
  ['fiorista', 'florists', 'Lecce', /fiorist|fiori|bouquet|pianta|corona/],
  ['officina', 'car-workshops', 'Arezzo', /officin|tagliando|gomme|carrozzeria|revisione/],
  ['commercialista', 'accountants', 'Pescara', /commercialist|partita IVA|redditi|paga|SRL|contabilità/],
  ['veterinario', 'veterinarians', 'Udine', /veterinar|gatt|cucciolo|coniglio|visita/],
  ['parrucchiere', 'hairdressers', 'Perugia', /parrucchier|balayage|taglio|acconciatura/],
  ['ristorante', 'restaurants', 'Ancona', /ristorant|cena|pranzo|menu|cucina/],
  ['fisioterapista', 'physiotherapy', 'Livorno', /fisioterap|schiena|infortunio|osteopat|tecar/],
  ['agenzia-immobiliare', 'real-estate', 'Trieste', /immobiliar|casa|appartamento/],
  ['fotografo', 'photographers', 'Siena', /fotograf|foto|matrimonio|ritratti|video/],
  [
    'farmacia',
    'local-pharmacies',
    'Siracusa',
    /farmaci|galenica|pressione|elettrocardiogramma|autoanalisi|pelle/,
  ],
  ['agriturismo', 'farm-stays', 'Bolsena', /agriturism|soggiorno|degustazione|matrimonio|cena/],
  ['autoscuola', 'driving-schools', 'Foggia', /autoscuol|patente|punti/],
  ['estetista', 'beauty-salons', 'Latina', /estetic|epilazione|massaggio|viso|manicure/],
  ['falegname', 'carpenters', 'Lodi', /falegnam|armadio|cucina|mobile|legno|porte/],
  ['gelateria', 'ice-cream', 'Matera', /gelat|granita/],
  ['hotel', 'hotels', 'Bormio', /hotel|soggiorno|settimana|vacanza|congresso/],
  ['imbianchino', 'painters', 'Novara', /imbianc|parete|pareti|facciata|decorazione/],
  ['notaio', 'notaries', 'Como', /nota[io]|rogito|donazione|testamento|società|mutuo/],
  ['ottico', 'opticians', 'Rovigo', /ottic|occhiali|lenti|vista/],
  ['psicologo', 'psychologists', 'Ferrara', /psicolog|terapia/],
  ['traslochi', 'moving-and-storage', 'Genova', /trasloc|deposito|sgombero/],
  ['geometra', 'surveyors', 'Mantova', /geometr|catastale|perizia|rilievo|sanatoria|successione/],
  ['catering', 'catering', 'Caserta', /catering|banchetto|pranzo aziendale|buffet|menu/],
  ['toelettatura', 'dog-grooming', 'Terni', /toelett|cane|tosatura|stripping|unghie/],
  [
    'serramenti',
    'windows-and-doors',
    'Brescia',
    /infiss|finestr|port[ae]|zanzarier|tapparell|Oknoplast|Finstral/,
  ],
  ['yoga', 'yoga-schools', 'Lucca', /yoga|meditazione/],
] as const;

let businesses: SmallBusinesses;
beforeAll(async () => {
  businesses = await serveSmallBusinesses(BUSINESSES.map(([name]) => name));
});
afterAll(() => businesses.close());

describe.each(BUSINESSES)('the home page of the business %s', (name, marketId, town, ownWords) => {
  it('is understood as its own trade, and every question asks about that trade', async () => {
    const company = await businesses.read(name);
    expect(recogniseMarket(company)?.id).toBe(marketId);
    const questions = suggestQuestions(company);
    expect(questions.length).toBeGreaterThanOrEqual(8);
    for (const question of questions) expect(question).toMatch(ownWords);
    expect(questions.some((question) => question.includes(town))).toBe(true);
  });

  it('gets no question that names another trade or its offers', async () => {
    const questions = suggestQuestions(await businesses.read(name)).map(toPlainText);
    const own = MARKETS.find(({ id }) => id === marketId);
    const ownText = toPlainText(JSON.stringify(own));
    const foreign = MARKETS.filter(({ id }) => id !== marketId)
      .flatMap(({ one, many, offers }) => [one, many, ...offers.map(({ phrase }) => phrase)])
      .map(toPlainText)
      .filter((words) => !ownText.includes(words));
    for (const question of questions) {
      expect(foreign.filter((words) => question.includes(words))).toEqual([]);
      expect(question).not.toContain('manifatturier');
    }
  });
});
