import * as z from 'zod/mini';
import {
  findRecipientAbroad,
  findVatForm,
  hasPostalCode,
  isInUnion,
  isPostalCode,
  readVatNumber,
} from './billing-countries.ts';
import { isShapedAsFiscalCode } from './fiscal-code.ts';
import type { Fields, FieldName } from './billing-fields.ts';

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

export const WRONG_FISCAL_CODE = 'Il Codice Fiscale non è corretto: ricontrolla lettere e numeri';

/** Missing or impossible values, by field. */
export function listFaults(info: Fields): [FieldName, string][] {
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
