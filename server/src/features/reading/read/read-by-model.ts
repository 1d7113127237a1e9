import { type KnownCompany } from '@citato/mentions';
import type { Reader } from '#adapters/reader';
import type { NewReading, RulesBecause } from '#features/answers';
import type { OwnedPrompt } from '#features/companies';
import type { GuardedCallDeps } from '#features/engine-calls';
import type { ResultId } from '#lib/ids';
import { takeTurn } from '#lib/async/take-turns';
import { type Asked, type ReaderOutcome, askReader } from './ask-reader.ts';
import type { PreparedAnswers } from './read-answer.ts';
import { readStored } from './read-stored.ts';
import { prepareText } from '../rules/answer-reading.ts';
import { listNames } from '../rules/list-names.ts';
import { type NamePair, verifyProposals } from '../rules/verify-proposals.ts';
import type { NameProposal } from '../store/name-proposals.ts';
import type { OldAnswer } from '../store/rereading.ts';
import type { ModelReadingRow } from '../tables.ts';
import { verifyReport } from './verify-report.ts';

/** An answer a model has read, and what it reported. */
export interface ModelRead extends NewReading {
  readonly modelReading: ModelReadingRow;
}

/** Answers after one call to a model: those it read, and those that stay as the rules read them. */
export interface ReadTogether {
  readonly read: readonly ModelRead[];
  readonly left: readonly { readonly id: ResultId; readonly because: RulesBecause }[];
  /** Names the model takes for one company. */
  readonly proposals: readonly NameProposal[];
}

/** What answers of one analysis are read for: company and names. */
export interface ReadingTask {
  readonly reader: Reader;
  readonly asked: Asked;
  readonly company: OwnedPrompt['company'];
  readonly knownCompanies: readonly KnownCompany[];
  /** Those of the answers that are parsed already, under these names. */
  readonly prepared?: PreparedAnswers;
  readonly stop: AbortSignal;
}

/** Reads stored answers by one call to a model, each merged with what its text says. Nothing is written. */
export async function readByModel(
  deps: GuardedCallDeps,
  { answers, ...task }: ReadingTask & { answers: readonly OldAnswer[] },
): Promise<ReadTogether> {
  const { reader, asked, company, knownCompanies, prepared: inHand, stop } = task;
  const offeredNames = listNames(company, knownCompanies);
  const outcomes = await askReader(deps, {
    reader,
    asked,
    answers: answers.map(({ text }) => text),
    knownNames: offeredNames,
    stop,
  });
  const read: ModelRead[] = [];
  const left: { id: ResultId; because: RulesBecause }[] = [];
  const said: Said[] = [];
  for (const [index, answer] of answers.entries()) {
    const report: ReaderOutcome = outcomes[index] ?? { because: 'left_out' };
    if ('because' in report) left.push({ id: answer.result.id, because: report.because });
    else {
      const [prepared, modelReading] = await takeTurn(() => {
        const taken =
          inHand?.get(answer.result.id) ??
          prepareText({ text: answer.text, subject: company, knownCompanies });
        inHand?.delete(answer.result.id);
        const from = { ...report, engine: reader.engine, createdAt: deps.clock.now() };
        return [taken, verifyReport(answer, taken, from)] as const;
      });
      const reported = { ...answer, modelReading };
      const reading = await takeTurn(() => readStored({ answer: reported, company, prepared }));
      read.push({ ...reading, modelReading });
      if (reading.result.rulesBecause === null)
        said.push({ pairs: report.same ?? [], named: modelReading.companies.map(({ name }) => name) });
    }
  }
  const known = [...offeredNames, ...said.flatMap(({ named }) => named)];
  const pairs = said.flatMap((one) => verifyProposals({ ...one, known }));
  return { read, left, proposals: pairs.map((pair) => ({ ...pair, companyId: company.id })) };
}

/** What a model proposes in one answer, and whom its text grounds. */
interface Said {
  readonly pairs: readonly NamePair[];
  readonly named: readonly string[];
}
