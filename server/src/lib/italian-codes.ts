import type { ItalianCodes } from '@citato/contract';
import { validate as checkFiscalCode } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { validate as checkVatNumber } from 'stdnum/lib/cjs/it/iva.js';

/** The check digits of Italian codes. The eleven digits of who has no codice fiscale yet are made like a partita IVA. */
export const italianCodes: ItalianCodes = {
  isFiscalCode: (code) => checkFiscalCode(code).isValid || checkVatNumber(code).isValid,
  isVatNumber: (number) => checkVatNumber(number).isValid,
};
