import type { CompanyInput, PromptSuggestion } from '@citato/contract';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

const FIELDS = ['name', 'description'] as const;

/**
 * Fills name and description with what the site says, once per finding: never over what was typed, and not under the
 * cursor. Gives what to call when a field is left.
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
      if (isTyped || document.activeElement?.getAttribute('name') === field) continue;
      setValue(field, found, { shouldDirty: true, shouldValidate: true });
      filled.current[field] = found;
    }
  };
  useEffect(fill);
  return fill;
}
