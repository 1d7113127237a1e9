import { DEFAULT_MARKET, type EngineId, type Tone } from '@citato/contract';
import { describeMarket } from '@citato/contract/markets';
import { buildRate } from '@citato/contract/figures';
import { type Digest, buildDigest } from '../src/features/measurements/summary/rules/digest.ts';
import type { ReadAnswer } from '../src/features/measurements/summary/rules/read-answer.ts';

export const QUESTION = 'Qual è il miglior caffè in grani per la macchina di casa?';
/** The company the answers are read for. */
export const OWN = 'Brunalba';
const SUBJECT = {
  question: QUESTION,
  persona: null,
  market: describeMarket(DEFAULT_MARKET),
  company: OWN,
  websiteUrl: 'https://www.brunalba.example',
};

interface Said {
  readonly name: string;
  readonly tone?: Tone;
  readonly aspects?: readonly string[];
  readonly sentence?: string;
}
/** What an answer says, cites, and whose it is. */
export interface ScriptedAnswer {
  readonly says: readonly (string | Said)[];
  readonly cites?: readonly string[];
  readonly engine?: EngineId;
}

/** An answer of one line a company, and what a reader finds in it. */
function tell(
  { says, cites = [], engine = 'openai' }: ScriptedAnswer,
  index: number,
): { answer: ReadAnswer; text: string } {
  let text = '';
  const mentions = says.map((said, place) => {
    const { name, tone = null, aspects = [], sentence } = typeof said === 'string' ? { name: said } : said;
    const line = sentence ?? `Tra le torrefazioni da valutare c’è anche ${name}.`;
    const start = text.length + line.indexOf(name);
    text += `${line}\n`;
    return {
      companyKey: name.toLowerCase().replace(/\s/g, ''),
      name,
      isOwn: name === OWN,
      position: place + 1,
      sentiment: tone,
      aspects: aspects.map((label) => ({ label, tone: tone ?? 'neutral' })),
      spans: [{ start, end: start + name.length, tone }],
    };
  });
  const citations = cites.map((url) => ({
    url,
    domain: new URL(url).hostname.replace(/^www\./, ''),
    title: url.includes('guida') ? 'La guida al caffè' : null,
    namedByEngine: !url.includes('planted'),
  }));
  const createdAt = new Date(Date.UTC(2026, 10, 20, 6, 0, index));
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return { answer: { id, engine, createdAt, mentions, citations }, text };
}

/** The counts of scripted answers. */
export function digestOf(scripted: readonly ScriptedAnswer[], { namesOwn = false } = {}): Digest {
  const answers = scripted.map(tell);
  const digest = buildDigest({
    subject: { ...SUBJECT, namesOwn },
    answers: answers.map(({ answer }) => answer),
    texts: new Map(answers.map(({ answer, text }) => [answer.id, text])),
    buildRate,
  });
  if (digest === null) throw new Error('A digest without answers');
  return digest;
}

export const times = (count: number, scripted: ScriptedAnswer): ScriptedAnswer[] =>
  Array.from({ length: count }, () => scripted);
