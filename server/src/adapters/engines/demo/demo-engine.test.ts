import { DEFAULT_MARKET } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { describeAnswerEngine } from '#test/stand-ins/engines/describe-answer-engine';
import type { Asker } from '../answer-engine.ts';
import { createDemoEngine, type DemoSettings } from './demo-engine.ts';

const quick: DemoSettings = { latencyMs: 0, faults: {} };

describeAnswerEngine({
  name: 'The demo engine',
  build: ({ fault, timeoutMs }) => {
    const faults = fault === null ? {} : { [fault]: 1 };
    return createDemoEngine({ settings: { latencyMs: 0, faults }, timeoutMs });
  },
});

const question = (text: string, sample = 1) => ({ text, ...DEFAULT_MARKET, sample }) as const;
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

  it('names the company that asks, which the question does not, and never another’s', async () => {
    const text = 'Dove comprare un trapano?';
    const [bianchi, neri] = ['Ferramenta Bianchi', 'Utensileria Neri'].map((name) => ({
      name,
      websiteUrl: `https://${name.toLowerCase().replace(' ', '-')}.example`,
    }));
    const samples = [1, 2, 3, 4, 5, 6, 7, 8];
    const engine = createDemoEngine({ settings: quick, timeoutMs: 1000 });
    const askFor = (asker: Asker | undefined) =>
      Promise.all(
        samples.map(async (sample) => {
          const reply = await engine.ask(question(text, sample), { signal, ...(asker && { asker }) });
          return reply.status === 'failed' ? reply.kind : reply.text;
        }),
      );
    const [ofBianchi, ofNeri, ofNobody] = [
      await askFor(bianchi),
      await askFor(neri),
      await askFor(undefined),
    ];
    expect(ofBianchi.join()).toContain('Ferramenta Bianchi');
    expect(ofBianchi.join()).not.toContain('Utensileria Neri');
    expect(ofNeri.join()).toContain('Utensileria Neri');
    expect(ofNeri.join()).not.toContain('Ferramenta Bianchi');
    expect(ofNobody.join()).not.toMatch(/Ferramenta Bianchi|Utensileria Neri/);
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
});
