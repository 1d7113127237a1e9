import type { SourceText } from './check-owners.ts';

const OURS = /^server\/src\/(?:features|platform|lib)\/.+\.tsx?$/;
/** Texts may name whom they speak of. */
const LEFT_OUT = /\.test\.tsx?$|\/templates\//;
const VENDOR =
  /\b(?:Stripe|STRIPE_\w+|stripe-\w+|stripe\.com|OpenAI|OPENAI_\w+|Anthropic|Mailgun|SendGrid)\b/;

/**
 * A vendor stays in `adapters/`, behind an interface in our words: nothing above or below them names one. One sentence
 * per file that does.
 */
export function checkVendors(files: readonly SourceText[]): string[] {
  return files
    .filter(({ path }) => OURS.test(path) && !LEFT_OUT.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      const at = lines.findIndex((line) => VENDOR.test(line));
      if (at === -1) return [];
      const [name = ''] = VENDOR.exec(lines[at] ?? '') ?? [];
      return [`${path}:${String(at + 1)}: names '${name}'; what a vendor calls something stays in adapters/`];
    });
}
