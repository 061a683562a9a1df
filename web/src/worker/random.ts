/** So many random bytes as hexadecimal digits. `crypto.randomUUID` is missing where a friend comes without HTTPS. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
