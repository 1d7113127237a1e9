import { takeTurn } from '#lib/take-turns';
import { type Reading, type ReadSubject, buildReading, prepareText } from './rules/answer-reading.ts';

/** Reads a text by the rules alone, for a company that need not be anybody's; nothing is stored. */
export async function readText({
  text,
  replyStatus,
  subject,
}: {
  text: string;
  replyStatus: Reading['status'];
  subject: Pick<ReadSubject, 'name' | 'websiteUrl'>;
}): Promise<Reading> {
  const named: ReadSubject = { ...subject, aliases: [], competitorAliases: [], ignoredNames: [] };
  return takeTurn(() =>
    buildReading({
      prepared: prepareText({ text, subject: named, knownCompanies: [] }),
      replyStatus,
      subject: named,
      report: null,
    }),
  );
}
