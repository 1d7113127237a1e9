import { readText } from '#features/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateDemoAnswer } from '../src/adapters/engines/demo/generate-demo-answer.ts';
import { GENERAL_TOPIC } from '../src/adapters/engines/demo/topics.ts';
import { suggestQuestions } from '../src/features/suggestions/questions/suggest-questions.ts';
import { serveSmallBusinesses, type SmallBusinesses } from './small-businesses/serve-small-businesses.ts';

/** The home pages of small businesses, and whom the demo engine may name beside each: its own trade, or no trade at all. */
const BUSINESSES = [
  ['architetto', /^(Architetti|Ingegneria|Studio Tecnico|Edilizia) /],
  ['dentista', /^(Studio Dentistico .*|DentalPro|Caredent)$/],
  ['panificio', /^(Panificio|Pizzeria) /],
  ['avvocati', /^Studio Legale /],
  ['palestra', /^((Palestra|Respiro) .*|Virgin Active|McFit|Anytime Fitness)$/],
  ['bed-and-breakfast', /^Dimora /],
  ['idraulico', /^(Idraulica|Edilizia) /],
  ['software-house', /^Software /],
  ['cantina', /^(Cantina .*|Antinori|Frescobaldi|Berlucchi|Planeta|Donnafugata)$/],
  ['scuola', /^Istituto /],
  ['fiorista', /^Fiori /],
  ['officina', /^Officina /],
  ['commercialista', /^Studio Commercialisti /],
  ['veterinario', /^Clinica Veterinaria /],
  ['parrucchiere', /^Salone /],
  ['ristorante', /^Trattoria /],
  ['fisioterapista', /^Fisioterapia /],
  ['fotografo', /^Studio Fotografico /],
  ['farmacia', /^Farmacia /],
  ['agriturismo', /^(Podere|Trattoria) /],
  ['autoscuola', /^Autoscuola /],
  ['estetista', /^Estetica /],
  ['falegname', /^Falegnameria /],
  ['gelateria', /^Gelateria /],
  ['hotel', /^Hotel /],
  ['imbianchino', /^Decorazioni /],
  ['notaio', /^(Studio Notarile|Studio Legale) /],
  ['ottico', /^(Ottica .*|Salmoiraghi & Viganò|GrandVision|VisionOttica)$/],
  ['psicologo', /^(Studio di Psicologia .*|Unobravo|Serenis)$/],
  ['traslochi', /^Traslochi /],
  ['geometra', /^(Studio Tecnico|Ingegneria|Architetti) /],
  ['catering', /^Catering /],
  ['toelettatura', /^Toelettatura /],
  ['serramenti', /^(Infissi .*|Finstral|Oknoplast|Internorm)$/],
  ['yoga', /^((Palestra|Respiro) .*|Virgin Active|McFit|Anytime Fitness)$/],
] as const;
const SAMPLES = [1, 2, 3];

let businesses: SmallBusinesses;
beforeAll(async () => {
  businesses = await serveSmallBusinesses(BUSINESSES.map(([name]) => name));
});
afterAll(() => businesses.close());

const listQuestions = async (name: string) => suggestQuestions(await businesses.read(name));

const brand = { name: 'Quercia Rossa', websiteUrl: 'https://quercia-rossa.example' };
const answer = (text: string, sample: number) => generateDemoAnswer({ text, sample, seed: 'citato', brand });

describe.each(BUSINESSES)('the demo engine, asked by the business %s', (name, own) => {
  it('names companies of its trade, or such as are of no trade', async () => {
    const questions = await listQuestions(name);
    const named = questions.flatMap((text) =>
      SAMPLES.flatMap((sample) =>
        answer(text, sample).truth.companies.map((company) => ({ text, name: company.name })),
      ),
    );
    const others = named.filter((company) => company.name !== brand.name);
    const foreign = others.filter(
      (company) => !own.test(company.name) && !GENERAL_TOPIC.group.fictional.includes(company.name),
    );
    expect([...new Set(foreign.map((company) => `${company.text} ${company.name}`))]).toEqual([]);
    const ofTrade = others.filter((company) => own.test(company.name));
    expect(ofTrade.length / others.length).toBeGreaterThan(0.8);
  });
});

it('the companies of a trade are read as they are named', async () => {
  let named = 0;
  const missed: string[] = [];
  for (const [name] of BUSINESSES) {
    for (const question of (await listQuestions(name)).slice(0, 3)) {
      const { status, text, truth } = answer(question, 1);
      if (status !== 'ok') continue;
      const reading = await readText({ text, replyStatus: 'ok', subject: brand });
      const read = new Set(reading.mentions.map((mention) => mention.name));
      named += truth.companies.length;
      missed.push(
        ...truth.companies.map((company) => company.name).filter((reported) => !read.has(reported)),
      );
    }
  }
  expect(missed.length / named, missed.join(', ')).toBeLessThan(0.03);
});
