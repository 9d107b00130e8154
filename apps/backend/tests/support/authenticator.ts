import { Secret, TOTP } from 'otpauth'

/** Generates the code that an authenticator app would show, `later` time steps from now. */
export const generateTotp = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })
