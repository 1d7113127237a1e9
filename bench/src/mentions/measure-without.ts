// node measure-without.ts RULE CORPORA: the figures of the reader by the rules alone, with one function always giving the
// same answer. A process of its own for each: modules are loaded once.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Rule } from './ablate-rules.ts';

const [ruleText = 'null', corporaText = '[]'] = process.argv.slice(2);
const rule = toRule(JSON.parse(ruleText));

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (rule === null || !url.endsWith(`/mentions/src/${rule.file}`)) return loaded;
    return { ...loaded, source: switchOff(readFileSync(fileURLToPath(url), 'utf8'), rule) };
  },
});

/** The module's text with the rule's function out of use: another of its name stands before it. */
function switchOff(text: string, { name, says }: Rule): string {
  const off = text.replace(
    new RegExp(`(?:function|const) ${name}\\b`, 'u'),
    (declared) => `function ${name}(): unknown { return ${says}; }\n${declared}WhenOn`,
  );
  if (off === text) throw new Error(`No function ${name}: the list of rules is out of date`);
  return off;
}

function toRule(value: unknown): Rule | null {
  if (typeof value !== 'object' || value === null) return null;
  const { label, file, name, says } = Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, String(text)]),
  );
  return { label: label ?? '', file: file ?? '', name: name ?? '', says: says ?? '' };
}

const toPairs = (value: unknown): [string, string | null][] =>
  Array.isArray(value)
    ? value.map((pair: unknown) => {
        const [gold, targets] = Array.isArray(pair) ? pair.map((file: unknown) => file) : [];
        return [String(gold), typeof targets === 'string' ? targets : null];
      })
    : [];

const { readCorpus } = await import('./corpus.ts');
const { measureQuality } = await import('./compare-readers.ts');
const figures = toPairs(JSON.parse(corporaText)).map(([goldFile, targetsFile]) =>
  measureQuality(readCorpus({ goldFile, targetsFile }), new Map()),
);
console.log(JSON.stringify(figures));
