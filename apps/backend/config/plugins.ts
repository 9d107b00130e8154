import { environment } from '../src/environment'

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
      providerOptions: environment.SMTP_URL,
      settings: { defaultFrom: environment.MAIL_FROM, defaultReplyTo: environment.MAIL_FROM },
    },
  },
  i18n: { enabled: true },
}
