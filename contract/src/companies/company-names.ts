import * as z from 'zod/mini';
import { statedNames } from '../monitoring/company.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { MAX_LENGTH, id, line } from '../text.ts';

/** Names in one list, and names in all lists together: what a screen can show and an answer is searched for. */
const MAX_NAMES_PER_LIST = 200;
const MAX_NAMES = 500;

const name = line({ required: 'Il nome è vuoto', max: MAX_LENGTH.name });
const names = z
  .array(name)
  .check(z.maxLength(MAX_NAMES_PER_LIST, `Massimo ${String(MAX_NAMES_PER_LIST)} nomi per elenco`));

/** The names of a company's market as its user states them; replaces whatever was stated before. */
const companyNamesInput = z
  .object({
    own: names,
    competitors: z
      .array(z.object({ name, aliases: names }))
      .check(z.maxLength(MAX_NAMES_PER_LIST, `Massimo ${String(MAX_NAMES_PER_LIST)} aziende`)),
    ignored: names,
    /** The revision the change was made from; 409 when the names have changed since. Without it they are replaced. */
    revision: z.optional(z.int().check(z.gte(0))),
  })
  .check(
    z.refine(
      ({ own, competitors, ignored }) =>
        own.length + ignored.length + competitors.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0) <=
        MAX_NAMES,
      `Massimo ${String(MAX_NAMES)} nomi in tutto`,
    ),
  );

/** Two names that may be one company: a model takes them for one, or the one is spelt like the own company's. */
const nameProposal = z.object({
  name: z.string(),
  into: z.object({ name: z.string(), isOwn: z.boolean() }),
  basis: knownWord(['model', 'spelling']),
  /** That propose it, or that write the name. */
  answers: z.int(),
});

export const companyParams = z.object({ companyId: id });

export const setCompanyAliases = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/aliases',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Replace the aliases and ignored names of a company; its stored answers are read again.',
  params: companyParams,
  body: companyNamesInput,
  responses: { 200: statedNames },
});

const proposalPair = z.object({ name, into: name });

export const listNameProposals = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/name-proposals',
  access: 'user',
  needs: 'read',
  summary: 'Names that may be one company; they are merged by `setCompanyAliases` alone.',
  params: companyParams,
  responses: { 200: z.object({ proposals: z.array(nameProposal) }) },
});

export const refuseNameProposal = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/name-proposals/refusals',
  access: 'user',
  needs: 'edit',
  summary: 'Say that two names are two companies: they are not proposed again.',
  params: companyParams,
  body: proposalPair,
  responses: { 204: 'empty' },
});
