import { inBackground } from '../background'
import { type Letter, toHtml, toText } from './layout'

/** Sends in the background: a mail server that fails never fails a request. */
export function sendMail(to: string, locale: 'id' | 'en', letter: Letter, replyTo?: string): void {
  const { subject } = letter
  inBackground('mail', () =>
    strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject,
        text: toText(letter),
        html: toHtml(letter, locale),
        ...(replyTo ? { replyTo } : {}),
      }),
  )
}
