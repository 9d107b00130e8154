import { localeOfPath } from '@bgm/i18n'
import { addMessages } from '#app/text'

let words: Promise<void> | undefined

async function load(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const { messages } = await (locale === 'en'
    ? import('@bgm/i18n/messages/en/signed-in')
    : import('@bgm/i18n/messages/id/signed-in'))
  addMessages(locale, messages)
}

/**
 * The words of the inside: a page that stands on them waits for them while its script loads. Only in the browser; the
 * server has all texts from its start.
 */
export async function loadSignedInMessages(): Promise<void> {
  if (typeof document === 'undefined') return
  words ??= load()
  await words
}
