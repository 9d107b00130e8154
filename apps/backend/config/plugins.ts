import { environment } from '#src/runtime/environment'
import { rasterTypes } from '#src/storage/raster-images'

/** A job ends in time: a mail server that says nothing is given up before the run is. */
function patientSmtp(address: string): string {
  const url = new URL(address)
  const patience = { connectionTimeout: '15000', greetingTimeout: '15000', socketTimeout: '30000' }
  for (const [name, value] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

export default {
  'users-permissions': {
    config: {
      jwtSecret: environment.JWT_SECRET,
      jwt: { expiresIn: environment.SESSION_MAX, algorithm: 'HS256' },
      ratelimit: { enabled: false },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: patientSmtp(environment.SMTP_URL),
      settings: { defaultFrom: environment.MAIL_FROM, defaultReplyTo: environment.MAIL_FROM },
    },
  },
  upload: { config: { sizeLimit: 20 * 1024 * 1024, security: { allowedTypes: rasterTypes } } },
  i18n: { enabled: true },
}
