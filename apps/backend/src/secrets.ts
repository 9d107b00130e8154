import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { environment } from './environment'

/** Keyed digest, so that neither a leaked table nor a log gives a code, a token or an address back. */
export const digest = (purpose: string, value: string): string =>
  createHmac('sha256', environment.CODE_SECRET ?? '')
    .update(`${purpose}\0${value}`)
    .digest('base64url')

/** Compares in the same time wherever two texts differ. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [digest('compare', one), digest('compare', other)]
  return timingSafeEqual(Buffer.from(left), Buffer.from(right))
}

export const newToken = (): string => randomBytes(32).toString('base64url')

export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')
