import { fold } from '../document/text/fold.ts';
import { readWords } from '../document/text/words.ts';
import abbreviations from './abbreviations.json' with { type: 'json' };

const MAX_SPELLINGS = 8;

interface Alternative {
  words: readonly string[];
  others: readonly string[];
}

const letters: ReadonlyMap<string, string> = new Map(Object.entries(abbreviations.letters));

const wordsOf = (text: string): string[] =>
  readWords({ text, start: 0, end: text.length }).map(({ folded }) => folded);

const alternatives: readonly Alternative[] = abbreviations.groups.flatMap((group) =>
  group.map((form) => ({ words: wordsOf(form), others: group.filter((other) => other !== form) })),
);
const byFirst = Map.groupBy(alternatives, ({ words }) => words[0] ?? '');

/** A name and how it is written with its abbreviations spelt out or its words abbreviated: "F.lli Rossi", "Fratelli Rossi". */
export function spellingsOf(name: string): readonly string[] {
  const words = readWords({ text: name, start: 0, end: name.length });
  const spellings = [name];
  words.forEach((word, at) => {
    for (const { words: form, others } of byFirst.get(word.folded) ?? []) {
      const last = words[at + form.length - 1];
      const next = words[at + form.length];
      if (last === undefined || next === undefined) continue;
      if (!form.every((part, index) => words[at + index]?.folded === part)) continue;
      // A lone letter is an abbreviation with its dot alone: "S. Agata", unlike the s of "Church's".
      if (form.length === 1 && word.end - word.start === 1 && name.charAt(word.end) !== '.') continue;
      for (const other of others) {
        const gap = other.endsWith("'") ? '' : ' ';
        if (spellings.length < MAX_SPELLINGS)
          spellings.push(`${name.slice(0, word.start)}${other}${gap}${name.slice(next.start)}`);
      }
    }
  });
  const plain = name
    .normalize('NFC')
    .replace(/[äöüåø]/giu, (letter) => letters.get(letter.toLowerCase()) ?? letter);
  if (plain !== name) spellings.push(plain);
  return spellings.filter(
    (spelling, index) => spellings.findIndex((one) => fold(one) === fold(spelling)) === index,
  );
}
