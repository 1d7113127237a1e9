const CENTURY = 2000;

/** A card as it was typed, in the digits a bank reads; the contract has seen that they are there. */
export function parseCard({ number, expiry }: { number: string; expiry: string }) {
  const digits = expiry.replaceAll(/\D/g, '');
  return {
    number: number.replaceAll(/\D/g, ''),
    expiryMonth: Number(digits.slice(0, 2)),
    expiryYear: CENTURY + Number(digits.slice(2)),
  };
}
