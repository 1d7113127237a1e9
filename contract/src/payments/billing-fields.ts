import * as z from 'zod/mini';
import { collapseWhiteSpace, isReadable, isStorable, MAX_LENGTH } from '../text.ts';
import { BILLING_COUNTRIES } from './billing-countries.ts';

const MAX_ADDRESS = 200;
const MAX_CODE = 30;

/** Codes are written with spaces, dots and hyphens in between. */
const compact = (text: string) => text.replace(/[\s.\-\u200B\uFEFF]+/gu, '').toUpperCase();
const shapeRecipient = (text: string) =>
  text.includes('@') ? collapseWhiteSpace(text).toLowerCase() : compact(text);

/** A field that may be left empty: null and '' alike. */
function field({ max, shape = collapseWhiteSpace }: { max: number; shape?: (text: string) => string }) {
  return z.optional(
    z.nullable(
      z.string('Testo non valido').check(
        z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
        z.overwrite(shape),
        z.refine((text) => text === '' || isReadable(text), 'Il testo contiene caratteri non ammessi'),
        z.maxLength(max, `Massimo ${String(max)} caratteri`),
      ),
    ),
  );
}

export const CUSTOMER_TYPES = ['private', 'business'] as const;

export const fields = {
  customerType: z.enum(CUSTOMER_TYPES, 'Scegli se fatturiamo a un privato o a un’azienda'),
  country: z.enum(BILLING_COUNTRIES, 'Scegli un Paese dell’elenco'),
  firstName: field({ max: MAX_LENGTH.name }),
  lastName: field({ max: MAX_LENGTH.name }),
  address: field({ max: MAX_ADDRESS }),
  city: field({ max: MAX_LENGTH.name }),
  postalCode: field({ max: 12 }),
  /** Of a business where it has no VAT number, or another one than its fiscal code: associations, offices, VAT groups. */
  fiscalCode: field({ max: MAX_CODE, shape: compact }),
  /** The last three: businesses only. */
  companyName: field({ max: MAX_ADDRESS }),
  vatNumber: field({ max: MAX_CODE, shape: compact }),
  sdiCode: field({ max: MAX_LENGTH.email, shape: shapeRecipient }),
};
export type Fields = z.infer<z.ZodMiniObject<typeof fields>>;
export type FieldName = keyof Fields;
