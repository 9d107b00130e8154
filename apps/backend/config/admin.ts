import { environment } from '#src/runtime/environment'

export default {
  auth: {
    secret: environment.ADMIN_JWT_SECRET,
    // A secure cookie over plain http is refused by the cookie library with a 500.
    cookie: { secure: environment.publicUrl.startsWith('https:') },
  },
  // The vendor allows 5 tries in 5 minutes.
  rateLimit: { enabled: true, max: 5 * environment.RATE_LIMIT_FACTOR },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
}
