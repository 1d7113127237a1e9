import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { collapseWhiteSpace, isReadable, isStorable, MAX_LENGTH, timestamp } from '../text.ts';
import { isShapedAsFiscalCode } from './fiscal-code.ts';

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

const CUSTOMER_TYPES = ['private', 'business'] as const;

const fields = {
  customerType: z.enum(CUSTOMER_TYPES, 'Scegli se fatturiamo a un privato o a un’azienda'),
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

const WRONG_FISCAL_CODE = 'Il Codice Fiscale non è corretto: ricontrolla lettere e numeri';

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
  if (customerType === 'private' && fiscalCode && !isShapedAsFiscalCode(fiscalCode))
    faults.push(['fiscalCode', WRONG_FISCAL_CODE]);
  return faults;
}

function listFaultsOfBusiness({ country, vatNumber, sdiCode }: Fields): [FieldName, string][] {
  const faults: [FieldName, string][] = [];
  // A company in the United States has none.
  if (!vatNumber && country !== 'US') faults.push(['vatNumber', 'La Partita IVA è obbligatoria per aziende']);
  if (country === 'IT' && vatNumber && !/^(?:IT)?\d{11}$/.test(vatNumber))
    faults.push(['vatNumber', 'La Partita IVA non è corretta: sono 11 cifre']);
  if (sdiCode && country !== 'IT' && sdiCode !== FOREIGN_SDI_CODE)
    faults.push(['sdiCode', `Per le aziende estere il codice è ${FOREIGN_SDI_CODE}`]);
  if (sdiCode && country === 'IT' && !isRecipient(sdiCode))
    faults.push(['sdiCode', 'Scrivi un Codice SDI di 7 caratteri oppure un indirizzo PEC']);
  return faults;
}

/** A recipient code of the exchange system, or an address of certified mail. */
function isRecipient(text: string): boolean {
  return (/^[A-Z\d]{7}$/.test(text) && text !== FOREIGN_SDI_CODE) || z.email().safeParse(text).success;
}

/** The check digits of codes that look right; a library of both sides knows them, which the contract does not load. */
export interface ItalianCodes {
  readonly isFiscalCode: (code: string) => boolean;
  /** Eleven digits, without the letters of the country. */
  readonly isVatNumber: (number: string) => boolean;
}

/** Which codes of an Italian customer have a typing error, by field. */
export function listMistypedCodes(
  { customerType, country, fiscalCode, vatNumber }: BillingInfoInput,
  codes: ItalianCodes,
): Partial<Record<'fiscalCode' | 'vatNumber', string>> {
  if (country !== 'IT') return {};
  if (customerType === 'private')
    return fiscalCode && !codes.isFiscalCode(fiscalCode) ? { fiscalCode: WRONG_FISCAL_CODE } : {};
  return vatNumber && !codes.isVatNumber(vatNumber.replace(/^IT/, ''))
    ? { vatNumber: 'La Partita IVA non è corretta: ricontrolla le cifre' }
    : {};
}

const text = z.nullable(z.string());

/** What is stored; fields of the other kind of customer are null. */
const billingInfo = z.object({
  customerType: knownWord(CUSTOMER_TYPES),
  country: knownWord(BILLING_COUNTRIES),
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
