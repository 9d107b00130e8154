import { isLocale, type Locale } from '@bgm/i18n'
import type { LanguageLink } from '@bgm/ui'

const prefix = 'language-'

interface Languages {
  label: string
  links: readonly LanguageLink[]
}

/** The switch as buttons of a form: its page, and what was typed into it, goes into another language; without script too. */
export const asFormButtons = (form: string, { label, links }: Languages): Languages => ({
  label,
  links: links.map(link => ({
    ...link,
    button: { form, name: 'intent', value: prefix + link.locale },
  })),
})

/** The language that a button asks for; null for any other button. */
export function parseLanguageIntent(intent: string): Locale | null {
  const locale = intent.startsWith(prefix) ? intent.slice(prefix.length) : ''
  return isLocale(locale) ? locale : null
}
