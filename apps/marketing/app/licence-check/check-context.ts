import { type Locale, localizePath } from '@bgm/i18n'
import type { TFunction } from 'i18next'
import { createContext, useContext } from 'react'

type CheckContext = {
  locale: Locale
  t: TFunction
  appTitle: string
  /** The host of the site, which stickers show. */
  host: string
  /** Links to this page in the other languages. */
  languages: { locale: Locale; href: string }[]
}

const Context = createContext<CheckContext | null>(null)

export const CheckPageProvider = Context.Provider

/** Returns the language, translations and links in that language for the licence check pages. */
export function useCheckPage() {
  const context = useContext(Context)
  if (!context) throw new Error('useCheck is for the licence check pages')
  return { ...context, href: (path: string) => localizePath(context.locale, path) }
}
