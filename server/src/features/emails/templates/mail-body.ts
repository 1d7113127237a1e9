/** What a mail says; how it looks is the same for all. Texts are plain: markup in them is shown, not obeyed. */
export interface MailBody {
  /** Also the heading. */
  readonly subject: string;
  /** What a mail program shows beside the subject before the mail is opened. */
  readonly preview: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string } | null;
  readonly smallPrint: string | null;
}

/** A written mail: what the recipient reads, in both forms. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
