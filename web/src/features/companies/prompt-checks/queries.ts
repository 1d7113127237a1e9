import { api, type Market } from '@citato/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { useSettled } from './use-settled.ts';

/** What a text is checked against. */
export interface CheckedPrompt {
  readonly text: string;
  readonly persona?: string | undefined;
  /** Where it would be asked; undefined: where its company is. */
  readonly markets?: readonly Market[] | undefined;
  /** Undefined: it is being registered. */
  readonly companyId?: string | undefined;
  readonly company?: { readonly name: string; readonly websiteUrl: string } | undefined;
  readonly others?: readonly string[] | undefined;
}

/** Typing is over when nothing came for so long. */
const PAUSE_MS = 500;

/** The check of a text once it stays as it is; undefined while it is typed, on its way, or not to be had. */
export function usePromptCheck({
  text,
  persona = '',
  markets,
  companyId,
  company,
  others = [],
}: CheckedPrompt) {
  const words = `${persona}\n${text}`;
  const settled = useSettled(words, PAUSE_MS);
  const isTyping = settled !== words || text.trim() === '';
  const asked = { ...(persona.trim() !== '' && { persona }), ...(markets && { markets: [...markets] }) };
  const body = { text, ...asked, companyId, company, others: [...others] };
  return useQuery({
    queryKey: [api.checkPrompt.path, body],
    queryFn: isTyping
      ? skipToken
      : ({ signal }) => callApi(api.checkPrompt, { body, signal, isBackground: true }),
    retry: false,
  }).data;
}
