import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { timestamp } from '../text.ts';
import { BILLING_COUNTRIES } from './billing-countries.ts';
import { CUSTOMER_TYPES, fields } from './billing-fields.ts';
import { WRONG_FISCAL_CODE, listFaults } from './billing-faults.ts';

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
  needs: 'own',
  summary: 'Whom invoices are made out to; null before it was saved for the first time.',
  responses: { 200: z.nullable(billingInfo) },
});

export const saveBillingInfo = defineEndpoint({
  method: 'PUT',
  path: '/api/billing/info',
  access: 'user',
  needs: 'own',
  summary: 'Replace whom invoices are made out to; Italian codes are checked by their check digits.',
  body: billingInfoInput,
  responses: { 200: billingInfo },
});
