const iterations = 210_000

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Returns the PBKDF2-SHA-256 hash of a PIN in hex. Deliberately slow, because a PIN has few digits. */
export async function hashPin(pin: string, salt: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations }
  return toHex(await crypto.subtle.deriveBits(algorithm, key, 256))
}
