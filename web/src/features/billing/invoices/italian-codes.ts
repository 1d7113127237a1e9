import { api, type ItalianCodes, listMistypedCodes } from '@citato/contract';
import { validate as checkFiscalCode } from 'stdnum/lib/esm/it/codicefiscale.js';
import { validate as checkVatNumber } from 'stdnum/lib/esm/it/iva.js';

/** As the server has them; here the library comes with the one form that needs it. */
const italianCodes: ItalianCodes = {
  isFiscalCode: (code) => checkFiscalCode(code).isValid || checkVatNumber(code).isValid,
  isVatNumber: (number) => checkVatNumber(number).isValid,
};

/** Whom to invoice, with the typing errors the server would refuse. */
export const billingInfoForm = api.saveBillingInfo.body.check((payload) => {
  const faults = Object.entries(listMistypedCodes(payload.value, italianCodes));
  for (const [path, message] of faults)
    payload.issues.push({ code: 'custom', path: [path], message, input: payload.value, continue: true });
});
