import { describe, expect, it } from 'vitest';
import { takeOffThinking } from './take-off-thinking.ts';

const ANSWER = 'Per cominciare guarderei **Zefirando**.';
const THOUGHT = 'L’utente chiede un CRM. Potrei citare Contalesto.';
const readText = (text: string) => takeOffThinking({ text, citations: [] }).text;

describe('thoughts in front of an answer', () => {
  it.each([
    ['tags', `<think>\n${THOUGHT}\n</think>\n\n${ANSWER}`],
    ['tags on one line', `<think>${THOUGHT}</think>${ANSWER}`],
    ['tags with spaces', `<think> penso a Contalesto </think> ${ANSWER}`],
    ['tags in capitals', `<THINK>${THOUGHT}</THINK>\n${ANSWER}`],
    ['a longer tag', `<thinking>\n${THOUGHT}\n</thinking>\n\n${ANSWER}`],
    ['a tag with an attribute', `<think duration="3">\n${THOUGHT}\n</think>\n\n${ANSWER}`],
    ['another tag', `<reasoning>${THOUGHT}</reasoning>\n\n${ANSWER}`],
    ['a third tag', `<thought>\n${THOUGHT}\n</thought>\n${ANSWER}`],
    ['tags of a family', `<seed:think>${THOUGHT}</seed:think>${ANSWER}`],
    ['a closing of another name', `<think>${THOUGHT}</thinking>\n${ANSWER}`],
    ['brackets', `[THINK]${THOUGHT}[/THINK]${ANSWER}`],
    ['triangles', `◁think▷${THOUGHT}◁/think▷${ANSWER}`],
    ['bars', `<|START_THINKING|>${THOUGHT}<|END_THINKING|>${ANSWER}`],
    ['bars of another kind', `<|begin_of_thought|>\n${THOUGHT}\n<|end_of_thought|>\n\n${ANSWER}`],
    ['a folded block', `<details type="reasoning" done="true">\n${THOUGHT}\n</details>\n${ANSWER}`],
    ['two thoughts', `<think>${THOUGHT}</think>\n<think>Ancora.</think>\n${ANSWER}`],
    ['a thought within a thought', `<think>Prima <think>${THOUGHT}</think> poi.</think>\n\n${ANSWER}`],
    ['no opening', `${THOUGHT}\n</think>\n\n${ANSWER}`],
    ['no opening, on one line', `${THOUGHT}</think>${ANSWER}`],
    [
      'no opening, of several paragraphs',
      `Okay.\n\n1. Contalesto\n2. Altro\n\nScrivo.\n</thinking>\n${ANSWER}`,
    ],
    ['no opening of brackets', `${THOUGHT}[/THINK]\n${ANSWER}`],
    ['code that the thought leaves open', `<think>\n\`\`\`\nlista\n${THOUGHT}\n</think>\n\n${ANSWER}`],
    ['code left open and no opening', `\`\`\`\n${THOUGHT}\n</think>\n\n${ANSWER}`],
    ['a wrapped answer', `<think>${THOUGHT}</think>\n<answer>${ANSWER}</answer>`],
    [
      'channels',
      `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
    ],
    ['channels without their ends', `<|channel|>analysis${THOUGHT}<|channel|>final<|message|>${ANSWER}`],
    [
      'three channels',
      `<|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>commentary<|message|>Cerco.<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`,
    ],
    ['the last channel alone', `<|channel|>final<|message|>${ANSWER}<|return|>`],
    ['no first channel', `${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`],
    ['channels without their signs', `analysis${THOUGHT}assistantfinal${ANSWER}`],
    ['channels without their signs, on lines', `analysis\n${THOUGHT}\nassistant final\n${ANSWER}`],
    ['a channel of another family', `<|channel>thought\n${THOUGHT}<channel|>${ANSWER}`],
  ])('are taken off: %s', (_, text) => {
    expect(readText(text)).toBe(ANSWER);
  });

  it('leave nothing where nothing follows', () => {
    expect(readText(`<think>${THOUGHT}</think>\n`)).toBe('');
    expect(readText(`<|channel|>analysis<|message|>${THOUGHT}<|end|>`)).toBe('');
  });
});

describe('thoughts within an answer', () => {
  it('are taken off, and what stands around them stays', () => {
    expect(readText(`Ecco due nomi.\n<think>${THOUGHT}</think>\nZefirando e Lanternia.`)).toBe(
      'Ecco due nomi.\n\nZefirando e Lanternia.',
    );
    expect(readText(`Ecco un nome. <thinking>${THOUGHT}</thinking> Zefirando.`)).toBe(
      'Ecco un nome.  Zefirando.',
    );
  });

  it('leave an answer whose last thought never began', () => {
    expect(readText(`${ANSWER}\n<think>`).trim()).toBe(ANSWER);
    expect(readText(`${ANSWER}\n</think>`).trim()).toBe(ANSWER);
  });
});

describe('an answer', () => {
  it.each([
    ['without a sign', ANSWER],
    [
      'about the tag, as code',
      'Il modello scrive `<think>` e `</think>` intorno ai pensieri: vedi Zefirando.',
    ],
    [
      'about the tag, as a block',
      'Esempio:\n\n```xml\n<think>\npenso\n</think>\nrisposta\n```\n\nUsa Zefirando.',
    ],
    ['about the tag, as a block of tildes', '~~~\n<think>a</think>\n~~~\nUsa Zefirando.'],
    [
      'about the tag, in a sentence',
      'I modelli usano <think> per aprire e </think> per chiudere il ragionamento.',
    ],
    ['about the tag, in quotes', 'Il tag «</think>» chiude il ragionamento.\n\nZefirando lo usa.'],
    ['about tags, as a list', 'I tag sono:\n\n- <think>\n- </think>\n\nZefirando li usa.'],
    ['that begins with a tag it speaks of', '<think> è il tag dei pensieri, che molti modelli usano.'],
    ['about channels, as code', 'Il formato è `<|channel|>final<|message|>` e poi la risposta di Zefirando.'],
    ['that begins with the word analysis', 'analysis of the market: Zefirando is a final choice.'],
    ['with a folded part', '<details>\n<summary>Altro</summary>\nZefirando\n</details>\n\nLanternia.'],
    [
      'with links in brackets',
      '[Reasoning](https://zefirando.example/) spiega come scegliere.\n\n[thought] nota.',
    ],
    ['whose first thought never ends', `<think> ${ANSWER}`],
  ])('%s stays as it is', (_, text) => {
    expect(readText(text)).toBe(text);
  });

  it('keeps what it says where a thought never ends, without its sign', () => {
    expect(readText(`<think>\n${ANSWER}`)).toBe(ANSWER);
  });
});

describe('the passages of an answer', () => {
  const passageOf = (text: string, passage: string) => {
    const start = text.indexOf(passage);
    const citations = [
      { url: 'https://a.example/', title: null, span: { start, end: start + passage.length } },
    ];
    const taken = takeOffThinking({ text, citations });
    const span = taken.citations[0]?.span ?? null;
    return span && taken.text.slice(span.start, span.end);
  };

  it('move with it', () => {
    expect(passageOf(`<think>${THOUGHT}</think>\n\n${ANSWER}`, 'Zefirando')).toBe('Zefirando');
    expect(passageOf(`Uno.\n<think>${THOUGHT}</think>\n${ANSWER}`, 'Zefirando')).toBe('Zefirando');
  });

  it('are none where they stood in a thought', () => {
    expect(passageOf(`<think>${THOUGHT}</think>\n\n${ANSWER}`, 'Contalesto')).toBeNull();
  });
});

it.each([
  ['openings', '<think>\n'],
  ['closings', 'a.</think>\nB'],
  ['pairs', '<think>a</think>'],
  ['channels', '<|channel|>analysis<|message|>a<|end|>'],
  ['backticks and tags', '`` <think> ` </think> '],
  ['blank lines', '\n \n'],
])('a long text of nothing but %s is read: work that grew with its square would not end here', (_, piece) => {
  const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
  const read = takeOffThinking({ text: `${text}analysis`, citations: [] });
  expect(read.text.length).toBeLessThanOrEqual(text.length + 'analysis'.length);
});
