import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { knownWord } from './known-word.ts';
import { labelName as name } from './label-input.ts';
import { id } from './text.ts';
import { companyParams } from './companies/company-names.ts';
import { chosenPrompts } from './monitoring/prompts.ts';

/** What a label stands on. Prompts of all companies share theirs, and so do companies. */
const LABEL_SUBJECTS = ['prompt', 'company'] as const;
export type LabelSubject = (typeof LABEL_SUBJECTS)[number];

/** The colours of data series; the first of them is always the monitored company, and is no label's. */
const LABEL_COLOURS = ['plain', 'ochre', 'wisteria', 'blue', 'brick', 'ink'] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];

/** Labels of one subject an account may have. */
export const MAX_LABELS = 50;
const label = z.object({
  id,
  subject: knownWord(LABEL_SUBJECTS),
  name: z.string(),
  colour: knownWord(LABEL_COLOURS),
});
export type Label = z.infer<typeof label>;

const colour = z.enum(LABEL_COLOURS, 'Scegli uno dei colori');
const labelParams = z.object({ labelId: id });
const labelIds = z.array(id).check(z.maxLength(MAX_LABELS, `Massimo ${String(MAX_LABELS)} etichette`));

export const listLabels = defineEndpoint({
  method: 'GET',
  path: '/api/labels',
  access: 'user',
  needs: 'read',
  keys: { needs: 'read', lists: true },
  summary: 'The labels of the signed-in user, by name.',
  responses: { 200: z.object({ labels: z.array(label) }) },
});

export const createLabel = defineEndpoint({
  method: 'POST',
  path: '/api/labels',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Create a label of prompts or of companies; a name that exists gives the label that has it.',
  body: z.object({ subject: z.enum(LABEL_SUBJECTS), name, colour }),
  responses: { 201: z.object({ label }) },
});

export const updateLabel = defineEndpoint({
  method: 'PATCH',
  path: '/api/labels/:labelId',
  access: 'user',
  needs: 'edit',
  summary: 'Change the name or the colour of a label.',
  params: labelParams,
  body: z
    .object({ name: z.optional(name), colour: z.optional(colour) })
    .check(z.refine((changes) => Object.keys(changes).length > 0, 'Non c’è nulla da cambiare')),
  responses: { 200: z.object({ label }) },
});

export const deleteLabel = defineEndpoint({
  method: 'DELETE',
  path: '/api/labels/:labelId',
  access: 'user',
  needs: 'edit',
  summary: 'Delete a label and take it off all it stands on.',
  params: labelParams,
  responses: { 204: 'empty' },
});

export const setPromptLabels = defineEndpoint({
  method: 'PATCH',
  path: '/api/prompt-labels',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Put labels on prompts and take others off, all prompts or none.',
  body: z.object({ promptIds: chosenPrompts, add: labelIds, remove: labelIds }),
  responses: { 200: z.object({ prompts: z.array(z.object({ promptId: id, labelIds: z.array(id) })) }) },
});

export const setCompanyLabels = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/labels',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Replace the labels of a company.',
  params: companyParams,
  body: z.object({ labelIds }),
  responses: { 200: z.object({ labelIds: z.array(id) }) },
});
