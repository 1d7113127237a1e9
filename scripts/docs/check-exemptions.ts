import { checkProse } from './check-prose.ts';

/** A document may be left out only for as long as it needs to be. */
export function checkExemptions({
  exempt,
  documents,
}: {
  exempt: readonly string[];
  documents: readonly { document: string; text: string }[];
}): string[] {
  return exempt.flatMap((name) => {
    const found = documents.find(({ document }) => document === name);
    if (found && checkProse(found).length > 0) return [];
    return [
      `${name}: ${found ? 'is short enough by now' : 'does not exist'}; take it off the exempt documents`,
    ];
  });
}
