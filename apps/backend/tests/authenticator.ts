import { compiled } from './harness'

type Totp = typeof import('../src/api/second-factor/rules/totp')

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a secret, `later` steps from now. */
export function authenticatorCode(secret: string, later = 0): string {
  const { generateCode, stepAt } = compiled<Totp>('src/api/second-factor/rules/totp')
  const bits = [...secret].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))
  return generateCode(Buffer.from(bytes), stepAt(Date.now()) + later)
}
