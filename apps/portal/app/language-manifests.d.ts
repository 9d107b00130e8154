declare module 'virtual:language-manifests' {
  import type { Locale } from '@bgm/i18n'
  import type { EntryContext } from '@remix-run/node'

  /** The routes of each language; empty under the development server. */
  export const manifests: Partial<Record<Locale, EntryContext['manifest']>>
}
