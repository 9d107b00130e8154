import { localeOfPath } from '@bgm/i18n'
import { addMessages } from '#app/text'

let loading: Promise<void> | undefined

async function load(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const { messages } = await (locale === 'en'
    ? import('@bgm/i18n/messages/en/signed-in')
    : import('@bgm/i18n/messages/id/signed-in'))
  addMessages(locale, messages)
}

/**
 * Loads the messages of the signed-in pages; their route modules await it. Does nothing on the server, which loads all
 * messages at start.
 */
export async function loadSignedInMessages(): Promise<void> {
  if (typeof document === 'undefined') return
  loading ??= load()
  await loading
}
