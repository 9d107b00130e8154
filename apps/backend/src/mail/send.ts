import { inBackground } from '../background'
import { type Letter, toHtml, toText } from './layout'

/** Resolves once the mail server has taken the mail. */
export async function deliverMail(
  to: string,
  locale: 'id' | 'en',
  letter: Letter,
  replyTo?: string,
): Promise<void> {
  await strapi
    .plugin('email')
    .service('email')
    .send({
      to,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter, locale),
      ...(replyTo ? { replyTo } : {}),
    })
}

/** Sends in the background: a mail server that fails never fails a request. */
export function sendMail(to: string, locale: 'id' | 'en', letter: Letter, replyTo?: string): void {
  inBackground('mail', () => deliverMail(to, locale, letter, replyTo))
}
