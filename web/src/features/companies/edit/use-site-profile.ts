import type { CompanyInput, PromptSuggestion } from '@citato/contract';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

const FIELDS = ['name', 'description'] as const;

/**
 * Fills name and description from the site, once per result and never over typed text. Text filled into the focused
 * field is selected, so that typing replaces it. Returns a function to call when a field is left.
 */
export function useSiteProfile({
  form: { getValues, setValue },
  newest,
}: {
  form: UseFormReturn<CompanyInput>;
  newest: PromptSuggestion | undefined;
}): () => void {
  const filled = useRef<Partial<Record<(typeof FIELDS)[number], string>>>({});
  const fill = () => {
    for (const field of FIELDS) {
      const found = newest?.profile[field] ?? null;
      if (found === null || filled.current[field] === found) continue;
      const current = getValues(field) ?? '';
      const isTyped = current !== '' && current !== filled.current[field];
      if (isTyped) continue;
      setValue(field, found, { shouldDirty: true, shouldValidate: true });
      filled.current[field] = found;
      selectFocused(field);
    }
  };
  useEffect(fill);
  return fill;
}

function selectFocused(field: string): void {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (isText && activeElement.name === field) activeElement.select();
}
