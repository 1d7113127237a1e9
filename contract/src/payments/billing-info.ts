import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { collapseWhiteSpace, isReadable, isStorable, MAX_LENGTH, timestamp } from '../text.ts';
import {
  BILLING_COUNTRIES,
  findRecipientAbroad,
  findVatForm,
  hasPostalCode,
  isInUnion,
  isPostalCode,
  readVatNumber,
} from './billing-countries.ts';
import { isShapedAsFiscalCode } from './fiscal-code.ts';

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
  /** Of a business where it has no VAT number, or another one than its fiscal code: associations, offices, VAT groups. */
  fiscalCode: field({ max: MAX_CODE, shape: compact }),
  /** The last three: businesses only. */
  companyName: field({ max: MAX_ADDRESS }),
  vatNumber: field({ max: MAX_CODE, shape: compact }),
  sdiCode: field({ max: MAX_LENGTH.email, shape: shapeRecipient }),
};
type Fields = z.infer<z.ZodMiniObject<typeof fields>>;
type FieldName = keyof Fields;

/** Whom to invoice, as its form sends it; fields of the other kind of customer are ignored. */
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
];
const REQUIRED_OF = {
  private: [
    ['firstName', 'Il nome è obbligatorio'],
    ['lastName', 'Il cognome è obbligatorio'],
  ],
  business: [
    ['companyName', 'La ragione sociale è obbligatoria per aziende'],
    ['sdiCode', 'Il Codice SDI o PEC è obbligatorio per aziende'],
  ],
} as const satisfies Record<Fields['customerType'], readonly [FieldName, string][]>;

const WRONG_FISCAL_CODE = 'Il Codice Fiscale non è corretto: ricontrolla lettere e numeri';

/** Missing or impossible values, by field. */
function listFaults(info: Fields): [FieldName, string][] {
  const missing = [...REQUIRED, ...REQUIRED_OF[info.customerType]].filter(([name]) => !info[name]);
  return [
    ...missing.map(([name, message]): [FieldName, string] => [name, message]),
    ...listFaultsOfPlace(info),
    ...listFaultsOfFiscalCode(info),
    ...(info.customerType === 'business' ? listFaultsOfBusiness(info) : []),
  ];
}

function listFaultsOfPlace({ country, postalCode }: Fields): [FieldName, string][] {
  if (!postalCode) return hasPostalCode(country) ? [['postalCode', 'Il CAP è obbligatorio']] : [];
  return isPostalCode({ country, typed: postalCode }) ? [] : [['postalCode', 'Il CAP ha 5 cifre']];
}

/** Abroad not every customer has one, and each country writes it in its own way. */
function listFaultsOfFiscalCode({ customerType, country, fiscalCode }: Fields): [FieldName, string][] {
  if (country !== 'IT') return [];
  if (!fiscalCode) {
    const isNeeded = customerType === 'private';
    return isNeeded ? [['fiscalCode', 'Il Codice Fiscale è obbligatorio per clienti privati']] : [];
  }
  return isShapedAsFiscalCode(fiscalCode) ? [] : [['fiscalCode', WRONG_FISCAL_CODE]];
}

function listFaultsOfBusiness(info: Fields): [FieldName, string][] {
  const faults = [faultOfVatNumber(info), faultOfRecipient(info)];
  return faults.filter((fault) => fault !== null);
}

function faultOfVatNumber({ country, vatNumber, fiscalCode }: Fields): [FieldName, string] | null {
  if (!vatNumber) {
    if (fiscalCode || !isInUnion(country)) return null;
    return [
      'vatNumber',
      'La Partita IVA è obbligatoria per aziende: se non ne hai una, aggiungi il Codice Fiscale',
    ];
  }
  const known = findVatForm(country);
  if (known === null || readVatNumber({ country, typed: vatNumber }) !== null) return null;
  const form = country === 'IT' ? 'sono 11 cifre' : `si scrive come ${known.example}`;
  return ['vatNumber', `La Partita IVA non è corretta: ${form}`];
}

function faultOfRecipient({ country, sdiCode }: Fields): [FieldName, string] | null {
  if (!sdiCode) return null;
  const abroad = findRecipientAbroad(country);
  if (abroad === null) {
    if (isRecipient(sdiCode)) return null;
    const kinds = 'Scrivi un Codice SDI di 7 caratteri (6 per gli uffici pubblici) oppure un indirizzo PEC';
    return ['sdiCode', kinds];
  }
  if (sdiCode === abroad) return null;
  const whose = country === 'SM' ? 'Per San Marino' : 'Per le aziende estere';
  return ['sdiCode', `${whose} il codice è ${abroad}`];
}

/**
 * What a customer in Italy can be reached by: the code of a business (7 characters) or of a public office (6), or an
 * address of certified mail. '0000000' stands for neither; the codes of customers abroad are for them alone.
 */
function isRecipient(text: string): boolean {
  const isOfAbroad = text === 'XXXXXXX' || text === '2R4GTO8';
  return (/^[A-Z\d]{6,7}$/.test(text) && !isOfAbroad) || z.email().safeParse(text).success;
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
  const isFiscalWrong = !!fiscalCode && !codes.isFiscalCode(fiscalCode);
  const isVatWrong =
    customerType === 'business' && !!vatNumber && !codes.isVatNumber(vatNumber.replace(/^IT/, ''));
  return {
    ...(isFiscalWrong && { fiscalCode: WRONG_FISCAL_CODE }),
    ...(isVatWrong && { vatNumber: 'La Partita IVA non è corretta: ricontrolla le cifre' }),
  };
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
