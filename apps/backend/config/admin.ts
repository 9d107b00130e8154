import { environment } from '#src/platform/runtime/environment'

export default {
  auth: {
    secret: environment.ADMIN_JWT_SECRET,
    // The cookie library throws if it has to set a secure cookie over plain HTTP.
    cookie: { secure: environment.publicUrl.startsWith('https:') },
  },
  // Strapi's default is 5 attempts in 5 minutes.
  rateLimit: { enabled: true, max: 5 * environment.RATE_LIMIT_FACTOR },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
}
