/** RFC 2606 keeps the top level domain `invalid` for addresses that no mail reaches. */
export function isUnreachable(address: string): boolean {
  return /\.invalid\.?$/i.test(address);
}
