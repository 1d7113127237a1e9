import { DEFAULT_MARKET } from '@citato/contract';
import { createDemoEngine } from '#adapters/engines';
import { takeTurn } from '#lib/async/take-turns';
import { buildReading, prepareText } from '../rules/answer-reading.ts';

const QUESTIONS = [
  'Qual è il miglior software di fatturazione per una partita IVA?',
  'Quale CRM mi consigli per una piccola impresa?',
  'Quale agenzia web scegliere a Milano?',
  'Chi è un buon commercialista a Torino?',
  'Quale banca online conviene aprire?',
  'Qual è la migliore assicurazione auto?',
  'Qual è il materasso migliore per il mal di schiena?',
  'Quali scarpe da corsa comprare?',
  'Dove prenotare un hotel a Roma?',
  'Quale palestra scegliere a Bologna?',
  'Qual è il fornitore di luce e gas più conveniente?',
  'Quale hosting usare per un negozio online?',
];
const SAMPLES = 5;
const SUBJECT = {
  name: 'Bottega Esempio',
  websiteUrl: 'https://bottega.example',
  aliases: [],
  competitorAliases: [],
  ignoredNames: [],
};

/**
 * Reads a few invented answers before the first real ones: the catalogue is indexed, the commonest words are looked up
 * and the code is compiled before any user waits. Without it the first hundreds of answers take three times as long to
 * read as those that follow.
 * @returns how many were read
 */
export async function warmReading(): Promise<number> {
  const engine = createDemoEngine({ settings: { latencyMs: 0, faults: {} }, timeoutMs: 10_000 });
  const { signal } = new AbortController();
  const samples = Array.from({ length: SAMPLES }, (_, sample) => sample);
  const questions = QUESTIONS.flatMap((text) => samples.map((sample) => ({ text, sample })));
  const read = await Promise.all(
    questions.map(async ({ text, sample }) => {
      const reply = await engine.ask({ text, ...DEFAULT_MARKET, sample }, { signal });
      if (reply.status === 'failed') return 0;
      const { status } = reply;
      await takeTurn(() => {
        const prepared = prepareText({ text: reply.text, subject: SUBJECT, knownCompanies: [] });
        return buildReading({ prepared, replyStatus: status, subject: SUBJECT, report: null });
      });
      return 1;
    }),
  );
  return read.reduce<number>((sum, one) => sum + one, 0);
}
