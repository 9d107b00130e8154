import type { Api } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { ContactMessage } from '@bgm/validation'

/** Sends a message to the sales team. Resubmitting the form does not send the message again. */
export async function sendContactMessage(
  { contactMessages }: Pick<Api, 'contactMessages'>,
  { submission_key, ...message }: ContactMessage,
  locale: Locale,
): Promise<void> {
  await contactMessages.create({ ...message, locale }, submission_key)
}
