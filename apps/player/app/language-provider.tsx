import type { Locale, PlayerMessages } from '@bgm/i18n'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { findStoredLocale, getBrowserLocale, storeLocale } from './browser/preferences'
import { loadMessages } from './load-messages'
import { createTranslator, LanguageContext } from './text'

export type LoadedLanguage = {
  locale: Locale
  messages: PlayerMessages
}

/** Returns the language chosen on this device, or else the browser's, and a function to choose one. */
function usePreferredLocale(): [Locale, (locale: Locale) => void] {
  const [chosen, setChosen] = useState(findStoredLocale)
  const choose = (locale: Locale) => {
    storeLocale(locale)
    setChosen(locale)
  }
  return [chosen ?? getBrowserLocale(), choose]
}

export function LanguageProvider({ initial, children }: { initial: LoadedLanguage; children: ReactNode }) {
  const [wanted, choose] = usePreferredLocale()
  const [loaded, setLoaded] = useState(initial)
  useEffect(() => {
    if (wanted === loaded.locale) return
    let isCurrent = true
    loadMessages(wanted).then(
      messages => isCurrent && setLoaded({ locale: wanted, messages }),
      (error: unknown) => console.warn('The messages could not be loaded', error),
    )
    return () => {
      isCurrent = false
    }
  }, [wanted, loaded.locale])
  useEffect(() => {
    document.documentElement.lang = loaded.locale
  }, [loaded.locale])
  const text = useMemo(() => createTranslator(loaded.locale, loaded.messages), [loaded])
  return (
    <LanguageContext.Provider value={{ locale: loaded.locale, text, choose }}>
      {children}
    </LanguageContext.Provider>
  )
}
