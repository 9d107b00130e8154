import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows for a secret, `later` steps from now. */
export const generateTotp = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })
