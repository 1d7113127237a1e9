import { describe, expect, it } from 'vitest';
import { listQuestions } from './landing-questions.ts';

const answerTo = (question: string, facts?: Parameters<typeof listQuestions>[0]) =>
  listQuestions(facts).find((entry) => entry.question === question)?.answer;

describe('the questions of the landing page', () => {
  it('name the engines that are monitored and those that are arriving', () => {
    const ask = (monitored: ('openai' | 'google')[], arriving: 'anthropic'[]) =>
      answerTo('Quali motori sono monitorati?', { freePlan: undefined, monitored, arriving });
    expect(ask(['openai', 'google'], [])).toBe('Oggi ChatGPT e Gemini.');
    expect(ask(['openai'], ['anthropic'])).toBe('Oggi ChatGPT. È in arrivo Claude.');
    expect(ask([], ['anthropic'])).toBe('In questa prova risponde un motore demo. È in arrivo Claude.');
  });

  it('claim no number and no engine while nothing is known', () => {
    expect(answerTo('Che cosa include il piano gratuito?')).toBe(
      'Una sola analisi, senza carta di credito. I limiti sono scritti nei piani.',
    );
    expect(answerTo('Quali motori sono monitorati?')).not.toMatch(/ChatGPT|Claude/);
  });
});
