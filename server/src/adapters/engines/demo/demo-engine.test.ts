import { describe, expect, it } from 'vitest';
import { describeAnswerEngine } from '#test/stand-ins/describe-answer-engine';
import { createDemoEngine, type DemoSettings } from './demo-engine.ts';

const quick: DemoSettings = { latencyMs: 0, faults: {} };

describeAnswerEngine({
  name: 'The demo engine',
  build: ({ fault, timeoutMs }) => {
    const faults = fault === null ? {} : { [fault]: 1 };
    return createDemoEngine({ settings: { latencyMs: 0, faults }, timeoutMs });
  },
});

const question = (text: string, sample = 1) => ({ text, language: 'it', country: 'IT', sample }) as const;
const signal = new AbortController().signal;

async function askText(settings: DemoSettings, text: string, sample = 1): Promise<string> {
  const reply = await createDemoEngine({ settings, timeoutMs: 1000 }).ask(question(text, sample), { signal });
  return reply.status === 'failed' ? `failed: ${reply.kind}` : reply.text;
}

describe('the demo engine', () => {
  it('gives the same answer to the same question, and another to the next sample or seed', async () => {
    const text = 'Quale materasso comprare?';
    const first = await askText(quick, text);
    expect(await askText(quick, text)).toBe(first);
    expect(await askText(quick, text, 2)).not.toBe(first);
    expect(await askText({ ...quick, seed: 'altro' }, text)).not.toBe(first);
  });

  it('knows the monitored company of a question by looking it up, never from the question', async () => {
    const brand = { name: 'Ferramenta Bianchi', websiteUrl: 'https://ferramenta-bianchi.example' };
    const asked: string[] = [];
    const brands = {
      findByPrompt: (text: string) => {
        asked.push(text);
        return Promise.resolve(brand);
      },
    };
    const text = 'Dove comprare un trapano?';
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((sample) => askText({ ...quick, brands }, text, sample)),
    );
    expect(asked).toEqual(Array.from({ length: 8 }, () => text));
    expect(answers.some((answer) => answer.includes(brand.name))).toBe(true);
    expect(await askText(quick, text)).not.toContain(brand.name);
  });

  it('answers in the end when a failed question is asked again', async () => {
    const engine = createDemoEngine({
      settings: { latencyMs: 0, faults: { network: 0.5 } },
      timeoutMs: 1000,
    });
    for (const sample of Array.from({ length: 20 }, (_, index) => index)) {
      const tries = [];
      for (let attempt = 0; attempt < 30 && tries.at(-1) !== 'ok'; attempt += 1) {
        tries.push((await engine.ask(question('Quale corriere?', sample), { signal })).status);
      }
      expect(tries.at(-1)).toBe('ok');
    }
  });

  it('reports a failing look-up as a fault of its own instead of throwing', async () => {
    const brands = { findByPrompt: () => Promise.reject(new Error('database down')) };
    expect(await askText({ ...quick, brands }, 'Quale banca?')).toBe('failed: provider_error');
  });
});
