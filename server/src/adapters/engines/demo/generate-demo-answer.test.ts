import { describe, expect, it } from 'vitest';
import { listCatalogue } from '@citato/mentions/catalogue';
import { generateDemoAnswer } from './generate-demo-answer.ts';
import { type DemoAnswer } from './demo-answer.ts';
import { TOPICS } from './topics.ts';

const brand = { name: 'Quercia Rossa Srl', websiteUrl: 'https://www.quercia-rossa.example/' };
const realNames = new Set(listCatalogue().map(({ name }) => name));

const QUESTIONS = TOPICS.flatMap((topic) => [
  `Quali sono ${topic.things} da considerare?`,
  `Come scegliere ${topic.thing}?`,
]);

function generateAll(): DemoAnswer[] {
  return QUESTIONS.flatMap((text) =>
    [1, 2, 3].map((sample) => generateDemoAnswer({ text, sample, seed: 'prova', brand })),
  );
}

const answers = generateAll();
const valid = answers.filter(({ status }) => status === 'ok');

describe('the answers of the demo engine', () => {
  it('are decided by the question alone', () => {
    expect(generateAll()).toEqual(answers);
  });

  it('are almost never refused', () => {
    expect(valid.length / answers.length).toBeGreaterThan(0.95);
  });

  it('have the length of real answers, 120 to 500 words', () => {
    const lengths = valid.map(({ text }) => text.split(/\s+/u).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  });

  it('come in at least twelve forms', () => {
    const shapes = valid.map(({ text }) =>
      text
        .split('\n')
        .map((line) => /^(\||#+|\d+\.|[-*] |\*\*|\[\d+\]|$)/u.exec(line)?.[0].replace(/\d+/u, '1') ?? 'p')
        .filter((mark, index, marks) => mark !== marks[index - 1])
        .join(' '),
    );
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(12);
  });

  it('know where every company they name first stands, and in which order', () => {
    for (const { text, truth } of valid) {
      const indexes = truth.companies.map(({ firstIndex }) => firstIndex);
      expect(indexes).toEqual(indexes.toSorted((left, right) => left - right));
      for (const { name, firstIndex } of truth.companies) {
        expect(text.slice(firstIndex, firstIndex + name.length)).toBe(name);
      }
      expect(text).not.toMatch(/[\uE000-\uF8FF]|\bundefined\b|\bnull\b|\[object/u);
    }
  });

  it('judge only invented companies and the user’s own', () => {
    const judged = valid.flatMap(({ truth }) => truth.companies.filter(({ tone }) => tone !== 'neutral'));
    expect(judged.length).toBeGreaterThan(100);
    expect(judged.filter(({ name }) => realNames.has(name))).toEqual([]);
  });

  it('name the user’s company in about half of the answers, in different places and tones', () => {
    const own = valid.flatMap(({ truth }) =>
      truth.companies.flatMap((company, index) =>
        company.name === brand.name ? [{ ...company, rank: index + 1 }] : [],
      ),
    );
    const share = own.length / valid.length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.65);
    expect(new Set(own.map(({ rank }) => rank)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(own.map(({ tone }) => tone)).size).toBe(3);
  });

  it('follow the share of mentions they are told', () => {
    const shareAt = (mentionRate: number) => {
      const drawn = QUESTIONS.map((text) =>
        generateDemoAnswer({ text, sample: 1, seed: 'x', brand, mentionRate }),
      );
      return drawn.filter(({ truth }) => truth.companies.some(({ name }) => name === brand.name)).length;
    };
    expect(shareAt(0)).toBe(0);
    expect(shareAt(1) / QUESTIONS.length).toBeGreaterThan(0.85);
  });

  it('cite only home pages of the companies they name and pages that cannot exist', () => {
    const domains = new Set(listCatalogue().flatMap(({ domain }) => domain ?? []));
    for (const { url } of valid.flatMap(({ citations }) => citations)) {
      const { hostname, pathname } = new URL(url);
      expect(hostname.endsWith('.example') || (domains.has(hostname) && pathname === '/')).toBe(true);
    }
  });

  it('speak of an unknown brand only to say that nothing is known', () => {
    const text = 'Cosa pensi di Quercia Rossa per un trasloco?';
    const drawn = Array.from({ length: 40 }, (_, sample) =>
      generateDemoAnswer({ text, sample, seed: 'x', brand }),
    );
    const absent = drawn.filter(({ truth }) => truth.absentBrand === brand.name);
    expect(absent.length).toBeGreaterThan(0);
    expect(absent.length).toBeLessThan(drawn.length);
    for (const answer of absent) {
      expect(answer.text).toContain(brand.name);
      expect(answer.truth.companies.map(({ name }) => name)).not.toContain(brand.name);
    }
  });

  it('compare the companies a question names', () => {
    const drawn = [1, 2, 3].map((sample) =>
      generateDemoAnswer({
        text: 'Meglio Shopify o WooCommerce per vendere online?',
        sample,
        seed: 'x',
        brand: null,
      }),
    );
    for (const { truth } of drawn) {
      expect(truth.companies.map(({ name }) => name).toSorted()).toEqual(['Shopify', 'WooCommerce']);
    }
  });
});
