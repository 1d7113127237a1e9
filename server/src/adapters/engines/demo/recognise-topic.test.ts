import { describe, expect, it } from 'vitest';
import { listCatalogue } from '@citato/mentions/catalogue';
import { listCandidates } from './known-companies.ts';
import { recogniseTopic } from './recognise-topic.ts';
import { GENERAL_TOPIC, TOPICS } from './topics.ts';

describe('recognising the market of a question', () => {
  it.each([
    ['Quali sono i migliori CRM per una PMI?', 'crm-and-sales-software'],
    ['miglior software di fatturazione elettronica per forfettari', 'accounting-and-invoicing-software'],
    ['Quale fornitore di luce e gas conviene?', 'energy-and-gas'],
    ['Quale assicurazione auto scegliere da neopatentato?', 'insurance'],
    ['Qual è la migliore fibra per casa?', 'telecoms-and-internet'],
    ['Dentista a Bari per un impianto', 'dental-and-optical-chains'],
    ['Agenzia di comunicazione a Torino per una PMI', 'advertising-and-web-agencies'],
    ['Che crocchette dare a un gatto sterilizzato?', 'pet-food-and-care'],
    ['best email marketing platform for a small shop', 'marketing-and-email-software'],
    ['Scarpe da running per chi ha la pianta larga', 'shoes'],
    ['Pizzeria senza glutine a Napoli', 'restaurants-and-delivery'],
    ['Pompa di calore o caldaia a condensazione?', 'heating-cooling-and-solar'],
  ])('places "%s" in %s', (question, sector) => {
    expect(recogniseTopic({ question, namedSectors: [] }).sector).toBe(sector);
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
    const missing = TOPICS.flatMap((topic) => {
      const known = new Set(listCandidates(topic).map(({ name }) => name));
      return topic.familiar.length - Math.min(known.size, topic.familiar.length) > 0 ? [topic.sector] : [];
    });
    expect(missing).toEqual([]);
  });

  it('never invent a company that exists in the catalogue', () => {
    const real = new Set(listCatalogue().flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]));
    const invented = TOPICS.flatMap((topic) => topic.group.fictional);
    expect(invented.filter((name) => real.has(name))).toEqual([]);
  });
});
