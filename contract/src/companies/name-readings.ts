import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { id, isReadable, isStorable } from '../text.ts';

/** Who vouches for a name: the user, earlier answers, a model that read this answer, the catalogue, the answer itself. */
const NAME_SOURCES = ['brand', 'learned', 'reported', 'catalogue', 'answer'] as const;

/** How a naming is written, and what its place says of it. */
const SPAN_REASONS = [
  'as_written',
  'variant',
  'site',
  'small_letters',
  'article_in_preposition',
  'shared_spelling',
  'everyday_word',
  'certain_place',
  'open_place',
  'nothing_found',
  'source_of_a_statement',
  'another_meaning',
  'not_in_the_report',
  'structure_of_the_answer',
] as const;

/** A stretch of a text that was weighed as a naming, counted or not (UTF-16 offsets, end exclusive). */
export const weighedSpan = z.object({
  start: z.int(),
  end: z.int(),
  /** As the text writes it. */
  text: z.string(),
  /** The company it names. */
  name: z.string(),
  isOwn: z.boolean(),
  /** 1 for a naming that stands by itself, less where others must bear it, 0 where another thing is meant. */
  score: z.number(),
  source: knownWord(NAME_SOURCES),
  why: z.array(knownWord(SPAN_REASONS)),
  counts: z.boolean(),
});
export type WeighedSpan = z.infer<typeof weighedSpan>;

/**
 * Sentences a name that is an everyday word is tried in, `{name}` or `{small}` where it stands: the reader itself says in
 * which of them it is found.
 */
export const NAME_PHRASES = [
  'Io sceglierei {name}, per quello che costa.',
  'Tra i migliori c’è **{name}**, dicono in molti.',
  '1. **{name}** – buoni prezzi\n2. **Qonto** – più caro',
  'Tra le scelte più citate c’è {name} per chi comincia.',
  '{name} e dintorni: la guida.',
  'Quanto costa {small} oggi?',
] as const;

const NAME_VARIANTS = [
  'as_written',
  'alias',
  'site',
  'catalogue',
  'without_legal_form',
  'other_legal_form',
  'without_farm',
  'abbreviation',
  'and',
  'trade_word',
  'preposition',
  'accents',
  'hyphen',
  'quotes',
  'capitals',
  'small_letters',
] as const;
const STRICT_BECAUSE = ['everyday_word', 'place', 'person', 'term', 'short', 'small'] as const;
const LEFT_OUT = ['part', 'small_letters', 'sign_left_out'] as const;
const NAME_RELATIONS = ['longer', 'shorter', 'same_spelling'] as const;

const nameDescription = z.object({
  /** False: no answer can be read as naming it, for example a name of signs alone. */
  isFindable: z.boolean(),
  /** Spellings that count wherever they stand, by the rule that makes them. */
  counts: z.array(z.object({ variant: knownWord(NAME_VARIANTS), spellings: z.array(z.string()) })),
  /** Spellings that might be taken for the name and never count. */
  leftOut: z.array(z.object({ because: knownWord(LEFT_OUT), spelling: z.string() })),
  /** Where the name alone counts; null for one that counts wherever it stands. */
  strict: z.nullable(
    z.object({
      name: z.string(),
      because: knownWord(STRICT_BECAUSE),
      phrases: z.array(z.object({ phrase: z.string(), counts: z.boolean() })),
    }),
  ),
  /** Companies of a similar name, and whether they are distinguished. */
  others: z.array(
    z.object({ name: z.string(), relation: knownWord(NAME_RELATIONS), isDistinguished: z.boolean() }),
  ),
});
export type NameDescription = z.infer<typeof nameDescription>;

/** The longest sentence that is tried, in characters. */
export const MAX_TRIED = 500;

const sentence = z
  .string('Scrivi una frase')
  .check(
    z.maxLength(MAX_TRIED, `Massimo ${String(MAX_TRIED)} caratteri`),
    z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
    z.refine(isReadable, 'Scrivi una frase'),
  );

const companyParams = z.object({ companyId: id });

export const describeCompanyName = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/name',
  access: 'user',
  needs: 'read',
  summary:
    'What counts as the name of a company in an answer and what does not, as the reader itself decides.',
  params: companyParams,
  responses: { 200: nameDescription },
});

export const readSentence = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/name/sentences',
  access: 'user',
  needs: 'read',
  summary: 'Read a sentence for a company by the rules, as an answer is read; nothing is stored.',
  params: companyParams,
  body: z.object({ sentence }),
  responses: { 200: z.object({ isNamed: z.boolean(), spans: z.array(weighedSpan) }) },
});
