import { type AnalysisResult, nameQuestion } from '@citato/contract';
import { quoteName, quoteText } from './quote-text.ts';

const MAX_QUOTE = 400;
const BEFORE = 120;
const MAX_NAMES = 12;
const MAX_SOURCES = 4;
const MAX_URL = 300;

/** An answer for an assistant: a short quotation around who is asked about, who is named, a few sources. */
export function quoteAnswer(answer: AnalysisResult, { company }: { company: string | null }) {
  const { engine, model, status, failure, createdAt, companies, citations, askedThen } = answer;
  const named = companies.toSorted((a, b) => a.position - b.position);
  const subject = named.find(({ key, isOwn }) => (company === null ? isOwn : key === company));
  return {
    answerId: answer.id,
    engine,
    model,
    at: createdAt,
    status,
    ...(failure === null ? {} : { failure }),
    ...(askedThen === null ? {} : { askedThen: quoteText(nameQuestion(askedThen), MAX_QUOTE) }),
    ownPosition: named.find(({ isOwn }) => isOwn)?.position ?? null,
    named: named.slice(0, MAX_NAMES).map(({ name }) => quoteName(name)),
    quoted: answer.answer === null ? null : cutAround(answer.answer, subject?.spans[0]?.start ?? 0),
    sources: citations.slice(0, MAX_SOURCES).map(({ url }) => quoteText(url, MAX_URL)),
  };
}

/** From a little before a place on, so that the name and its sentence are in it. */
function cutAround(text: string, place: number): string {
  const start = Math.max(0, place - BEFORE);
  const whole = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const rest = text.slice(whole);
  return quoteText(whole === 0 ? rest : `…${rest}`, MAX_QUOTE);
}
