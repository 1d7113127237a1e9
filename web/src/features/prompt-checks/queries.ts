import { api } from '@citato/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { useSettled } from './use-settled.ts';

/** What a text is checked against. */
export interface CheckedPrompt {
  readonly text: string;
  /** Undefined: it is being registered. */
  readonly companyId?: string | undefined;
  readonly company?: { readonly name: string; readonly websiteUrl: string } | undefined;
  readonly others?: readonly string[] | undefined;
}

/** Typing is over when nothing came for so long. */
const PAUSE_MS = 500;

/** The check of a text once it stays as it is; undefined while it is typed, on its way, or not to be had. */
export function usePromptCheck({ text, companyId, company, others = [] }: CheckedPrompt) {
  const settled = useSettled(text, PAUSE_MS);
  const isTyping = settled !== text || text.trim() === '';
  const body = { text, companyId, company, others: [...others] };
  return useQuery({
    queryKey: [api.checkPrompt.path, body],
    queryFn: isTyping
      ? skipToken
      : ({ signal }) => callApi(api.checkPrompt, { body, signal, isBackground: true }),
    retry: false,
  }).data;
}
