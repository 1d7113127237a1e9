import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { collapseWhiteSpace, isReadable, isStorable, MAX_LENGTH, timestamp } from '../text.ts';
import { isFiscalCode } from './fiscal-code.ts';
import { isItalianVatNumber } from './vat-number.ts';

/** Countries we invoice to. */
const BILLING_COUNTRIES = ['IT', 'FR', 'DE', 'ES', 'US'] as const;
/** What stands for a recipient code where the customer is abroad. */
const FOREIGN_SDI_CODE = 'XXXXXXX';

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

const fields = {
  customerType: z.enum(['private', 'business'], 'Scegli se fatturiamo a un privato o a un’azienda'),
  country: z.enum(BILLING_COUNTRIES, 'Scegli un Paese dell’elenco'),
  firstName: field({ max: MAX_LENGTH.name }),
  lastName: field({ max: MAX_LENGTH.name }),
  address: field({ max: MAX_ADDRESS }),
  city: field({ max: MAX_LENGTH.name }),
  postalCode: field({ max: 12 }),
  /** Private customers only. */
  fiscalCode: field({ max: MAX_CODE, shape: compact }),
  /** The last three: businesses only. */
  companyName: field({ max: MAX_ADDRESS }),
  vatNumber: field({ max: MAX_CODE, shape: compact }),
  sdiCode: field({ max: MAX_LENGTH.email, shape: shapeRecipient }),
};
type Fields = z.infer<z.ZodMiniObject<typeof fields>>;
type FieldName = keyof Fields;

/** Whom to invoice, as its form sends it; what the other kind of customer fills in is not looked at. */
const billingInfoInput = z.object(fields).check((payload) => {
  for (const [path, message] of listFaults(payload.value))
    payload.issues.push({
      code: 'custom',
      path: [path],
      message,
      input: payload.value[path],
      continue: true,
    });
});
export type BillingInfoInput = z.infer<typeof billingInfoInput>;

const REQUIRED: readonly [FieldName, string][] = [
  ['address', 'L’indirizzo è obbligatorio'],
  ['city', 'La città è obbligatoria'],
  ['postalCode', 'Il CAP è obbligatorio'],
];
const REQUIRED_OF = {
  private: [
    ['firstName', 'Il nome è obbligatorio'],
    ['lastName', 'Il cognome è obbligatorio'],
    ['fiscalCode', 'Il Codice Fiscale è obbligatorio per clienti privati'],
  ],
  business: [
    ['companyName', 'La ragione sociale è obbligatoria per aziende'],
    ['sdiCode', 'Il Codice SDI o PEC è obbligatorio per aziende'],
  ],
} as const satisfies Record<Fields['customerType'], readonly [FieldName, string][]>;

/** What is missing or cannot be, by field. */
function listFaults(info: Fields): [FieldName, string][] {
  const missing = [...REQUIRED, ...REQUIRED_OF[info.customerType]].filter(([name]) => !info[name]);
  return [
    ...missing.map(([name, message]): [FieldName, string] => [name, message]),
    ...(info.customerType === 'business' ? listFaultsOfBusiness(info) : []),
    ...(info.country === 'IT' ? listFaultsInItaly(info) : []),
  ];
}

function listFaultsInItaly({ customerType, postalCode, fiscalCode }: Fields): [FieldName, string][] {
  const faults: [FieldName, string][] = [];
  if (postalCode && !/^\d{5}$/.test(postalCode)) faults.push(['postalCode', 'Il CAP ha 5 cifre']);
  if (customerType === 'private' && fiscalCode && !isFiscalCode(fiscalCode))
    faults.push(['fiscalCode', 'Il Codice Fiscale non è corretto: ricontrolla lettere e numeri']);
  return faults;
}

function listFaultsOfBusiness({ country, vatNumber, sdiCode }: Fields): [FieldName, string][] {
  const faults: [FieldName, string][] = [];
  // A company in the United States has none.
  if (!vatNumber && country !== 'US') faults.push(['vatNumber', 'La Partita IVA è obbligatoria per aziende']);
  if (country === 'IT' && vatNumber && !isItalianVatNumber(vatNumber.replace(/^IT/, '')))
    faults.push(['vatNumber', explainVatNumber(vatNumber)]);
  if (sdiCode && country !== 'IT' && sdiCode !== FOREIGN_SDI_CODE)
    faults.push(['sdiCode', `Per le aziende estere il codice è ${FOREIGN_SDI_CODE}`]);
  if (sdiCode && country === 'IT' && !isRecipient(sdiCode))
    faults.push(['sdiCode', 'Scrivi un Codice SDI di 7 caratteri oppure un indirizzo PEC']);
  return faults;
}

/** Who typed eleven digits is not helped by their number. */
function explainVatNumber(vatNumber: string): string {
  return /^(?:IT)?\d{11}$/.test(vatNumber)
    ? 'La Partita IVA non è corretta: ricontrolla le cifre'
    : 'La Partita IVA non è corretta: sono 11 cifre';
}

/** A recipient code of the exchange system, or an address of certified mail. */
function isRecipient(text: string): boolean {
  return (/^[A-Z\d]{7}$/.test(text) && text !== FOREIGN_SDI_CODE) || z.email().safeParse(text).success;
}

const text = z.nullable(z.string());

/** What is stored; fields of the other kind of customer are null. */
const billingInfo = z.object({
  customerType: fields.customerType,
  country: fields.country,
  firstName: text,
  lastName: text,
  address: text,
  city: text,
  postalCode: text,
  fiscalCode: text,
  companyName: text,
  vatNumber: text,
  sdiCode: text,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BillingInfo = z.infer<typeof billingInfo>;

export const getBillingInfo = defineEndpoint({
  method: 'GET',
  path: '/api/billing/info',
  access: 'user',
  summary: 'Whom invoices are made out to; null before it was saved for the first time.',
  responses: { 200: z.nullable(billingInfo) },
});

export const saveBillingInfo = defineEndpoint({
  method: 'PUT',
  path: '/api/billing/info',
  access: 'user',
  summary: 'Replace whom invoices are made out to; Italian codes are checked by their check digits.',
  body: billingInfoInput,
  responses: { 200: billingInfo },
});
