import { localeOfPath } from '@bgm/i18n'
import { loadText } from '#app/text'

// Only in the browser: the server has all texts from its start. A page that imports this waits for its words.
if (typeof document !== 'undefined') {
  const locale = localeOfPath(location.pathname)
  const { messages } = await (locale === 'en'
    ? import('@bgm/i18n/messages/en/inside')
    : import('@bgm/i18n/messages/id/inside'))
  loadText(locale, messages)
}
