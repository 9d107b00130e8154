import { createSecretKey } from 'node:crypto'
import { environment } from '#src/platform/runtime/environment'
import { rasterTypes } from '#src/platform/storage/raster-images'

/**
 * Adds timeouts that are shorter than an email job's lease, so that a run fails in time if the mail server
 * is unresponsive.
 */
function withTimeouts(address: string): string {
  const url = new URL(address)
  const timeouts = { connectionTimeout: '15000', greetingTimeout: '15000', socketTimeout: '30000' }
  for (const [name, value] of Object.entries(timeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

export default {
  'users-permissions': {
    config: {
      // A key object, because jsonwebtoken would try to parse a string as a public key on every
      // request.
      jwtSecret: createSecretKey(environment.JWT_SECRET ?? '', 'utf8'),
      jwt: { expiresIn: environment.SESSION_MAX, algorithm: 'HS256' },
      ratelimit: { enabled: false },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: withTimeouts(environment.SMTP_URL),
      settings: { defaultFrom: environment.MAIL_FROM, defaultReplyTo: environment.MAIL_FROM },
    },
  },
  upload: { config: { sizeLimit: 20 * 1024 * 1024, security: { allowedTypes: rasterTypes } } },
  i18n: { enabled: true },
}
