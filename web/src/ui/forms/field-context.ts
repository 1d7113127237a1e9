import { createContext, use } from 'react';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** The ARIA attributes a control inside a field must carry; empty outside one. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
  };
}
