import { isLocale, type Locale } from '@bgm/i18n'
import type { LanguageLink } from '@bgm/ui'

const prefix = 'language-'

type Languages = {
  label: string
  links: readonly LanguageLink[]
}

/**
 * Turns language links into submit buttons of a form, so that the form's values survive the switch even
 * without JavaScript.
 */
export const toLanguageButtons = (form: string, { label, links }: Languages): Languages => ({
  label,
  links: links.map(link => ({
    ...link,
    button: { form, name: 'intent', value: prefix + link.locale },
  })),
})

/** Returns the language of a language button's intent; null for any other button. */
export function parseLanguageIntent(intent: string): Locale | null {
  const locale = intent.startsWith(prefix) ? intent.slice(prefix.length) : ''
  return isLocale(locale) ? locale : null
}
