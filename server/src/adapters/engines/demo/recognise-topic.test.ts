import { describe, expect, it } from 'vitest';
import { listCatalogue } from '@citato/mentions/catalogue';
import { listCandidates } from './known-companies.ts';
import { recogniseTopic } from './recognise-topic.ts';
import { GENERAL_TOPIC, TOPICS } from './topics.ts';
import { TRADES } from './trades.ts';

describe('recognising the trade or market of a question', () => {
  it.each([
    ['Quali sono i migliori CRM per una PMI?', 'crm-and-sales-software'],
    ['miglior software di fatturazione elettronica per forfettari', 'accounting-and-invoicing-software'],
    ['Quale fornitore di luce e gas conviene?', 'energy-and-gas'],
    ['Quale assicurazione auto scegliere da neopatentato?', 'insurance'],
    ['Qual è la migliore fibra per casa?', 'telecoms-and-internet'],
    ['Dentista a Bari per un impianto', 'dentists'],
    ['Quali studi di architettura mi consigli a Torino per ristrutturare un appartamento?', 'architects'],
    ['A chi mi rivolgo a Torino per un progetto d’interni?', 'architects'],
    ['Quanto costa un avvocato per una separazione?', 'law-firms'],
    ['Qual è il miglior mutuo per la prima casa?', 'banks'],
    ['Quali occhiali da sole comprare?', 'eyewear-watches-and-jewellery'],
    ['Quale farmacia online spedisce più in fretta?', 'pharmacy-and-supplements'],
    ['Quale macchina fotografica comprare?', 'consumer-electronics-and-smartphones'],
    ['Dove studiare inglese online?', 'languages-and-online-learning'],
    ['Dove mi consigli di andare a Matera per un giro in mongolfiera?', 'general'],
    ['Agenzia di comunicazione a Torino per una PMI', 'advertising-and-web-agencies'],
    ['Che crocchette dare a un gatto sterilizzato?', 'pet-food-and-care'],
    ['best email marketing platform for a small shop', 'marketing-and-email-software'],
    ['Scarpe da running per chi ha la pianta larga', 'shoes'],
    ['Pizzeria senza glutine a Napoli', 'pizzerias'],
    ['Quale app per la consegna a domicilio di pizza?', 'restaurants-and-delivery'],
    ['Pompa di calore o caldaia a condensazione?', 'heating-cooling-and-solar'],
  ])('places "%s" in %s', (question, id) => {
    expect(recogniseTopic({ question, namedSectors: [] }).id).toBe(id);
  });

  it('goes by the companies a question names when its words say little', () => {
    const question = 'Meglio Shopify o WooCommerce?';
    const namedSectors = ['ecommerce-platforms', 'ecommerce-platforms'];
    expect(recogniseTopic({ question, namedSectors }).sector).toBe('ecommerce-platforms');
  });

  it('falls back to invented companies alone when it knows no such market', () => {
    const topic = recogniseTopic({ question: 'Dove fare un giro in mongolfiera?', namedSectors: [] });
    expect(topic).toBe(GENERAL_TOPIC);
    expect(listCandidates(topic)).toEqual([]);
  });
});

describe('the words of the markets', () => {
  it('belong to sectors the catalogue has', () => {
    const knownSectors = new Set<string>(listCatalogue().map(({ sector }) => sector));
    const unknown = TOPICS.map((topic) => topic.sector).filter((sector) => !knownSectors.has(sector ?? ''));
    expect(unknown).toEqual([]);
  });

  it('name familiar companies that the catalogue knows', () => {
    const missing = [...TOPICS, ...TRADES.map(({ topic }) => topic)].flatMap((topic) => {
      const known = new Set(listCandidates(topic).map(({ name }) => name));
      return topic.familiar.length - Math.min(known.size, topic.familiar.length) > 0 ? [topic.id] : [];
    });
    expect(missing).toEqual([]);
  });

  it('never invent a company that exists in the catalogue', () => {
    const real = new Set(listCatalogue().flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]));
    const trades = TRADES.map(({ topic }) => topic);
    const invented = [...TOPICS, ...trades].flatMap((topic) => topic.group.fictional);
    expect(invented.filter((name) => real.has(name))).toEqual([]);
  });
});
