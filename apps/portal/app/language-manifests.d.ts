declare module 'virtual:language-manifests' {
  import type { Locale } from '@bgm/i18n'
  import type { EntryContext } from '@remix-run/node'

  /** The routes for each language; empty in the development server. */
  export const manifests: Partial<Record<Locale, EntryContext['manifest']>>
}
