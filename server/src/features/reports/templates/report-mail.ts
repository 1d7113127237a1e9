import type { ClientReport } from '@citato/contract';
import { REPORT_WORDS, sayFinding, sayMethod, sayProof } from '@citato/contract/client-report';
import type { MailBody } from '#features/emails';

/** The page of a month in words: the sentences, figures and actions of the page itself. */
export function reportMail({ report, link }: { report: ClientReport; link: string }): MailBody {
  const { company, actions, quotation, agency } = report;
  return {
    subject: `${company.name} nelle risposte AI: ${REPORT_WORDS.period(report)}`,
    preview: sayFinding(report),
    greeting: null,
    paragraphs: [
      sayFinding(report),
      sayProof(report),
      ...(actions.length === 0
        ? []
        : [
            `${REPORT_WORDS.actions(report)}: ${actions.map(({ title }, place) => `${String(place + 1)}. ${title}`).join(' · ')}`,
          ]),
      ...(quotation === null
        ? []
        : [
            `${REPORT_WORDS.answer} (${REPORT_WORDS.answerFrom(quotation)}). «${quotation.question}» ${quotation.text}`,
          ]),
      `${REPORT_WORDS.method}. ${sayMethod(report)}`,
    ],
    action: { label: 'Apri il rapporto', link },
    smallPrint: `${REPORT_WORDS.by(agency)}. ${REPORT_WORDS.measured(report)}.`,
  };
}
