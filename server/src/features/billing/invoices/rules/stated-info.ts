import { type BillingInfo, type BillingInfoInput, readVatNumber } from '@citato/contract';

type Statement = Omit<BillingInfo, 'createdAt' | 'updatedAt'>;

/** What is kept of a filled-in form: empty fields and those of the other kind of customer are null. */
export function readStatement(input: BillingInfoInput): Statement {
  const { customerType, country } = input;
  const isBusiness = customerType === 'business';
  const keep = (text: string | null | undefined) => (text === '' || text === undefined ? null : text);
  const vatNumber = isBusiness ? keep(input.vatNumber) : null;
  return {
    customerType,
    country,
    firstName: keep(input.firstName),
    lastName: keep(input.lastName),
    address: keep(input.address),
    city: keep(input.city),
    postalCode: keep(input.postalCode),
    fiscalCode: keep(input.fiscalCode),
    companyName: isBusiness ? keep(input.companyName) : null,
    vatNumber:
      country === 'IT' ? (vatNumber?.replace(/^IT/, '') ?? null) : writeAbroad({ country, vatNumber }),
    sdiCode: isBusiness ? keep(input.sdiCode) : null,
  };
}

/** With the letters of its country, where its numbers have a known form. */
function writeAbroad({ country, vatNumber }: { country: string; vatNumber: string | null }): string | null {
  return vatNumber === null ? null : (readVatNumber({ country, typed: vatNumber }) ?? vatNumber);
}
