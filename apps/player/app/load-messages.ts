import type { Locale, PlayerMessages } from '@bgm/i18n'

/** Loads only the messages of one language; the service worker caches those of both. */
export async function loadMessages(locale: Locale): Promise<PlayerMessages> {
  const { messages } = await (locale === 'en'
    ? import('@bgm/i18n/messages/en/player')
    : import('@bgm/i18n/messages/id/player'))
  return messages
}
