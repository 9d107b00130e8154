import type { Locale, PlayerMessages } from '@bgm/i18n'
import { createContext, useContext } from 'react'

type Leaf<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaf<T[Key], `${Prefix}${Key}.`>
}[keyof T & string]
type Singular<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** A message key; keys of plural messages (`_one`, `_other`) omit the suffix. */
export type MessageKey = Singular<Leaf<PlayerMessages>>
export type Translator = (key: MessageKey, values?: Record<string, string | number>) => string

function findMessage(messages: object, key: string): string | undefined {
  const leaf = key.split('.').reduce<unknown>((at, part) => {
    return typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined
  }, messages)
  return typeof leaf === 'string' ? leaf : undefined
}

/** Creates the translation function for a language. */
export function createTranslator(locale: Locale, messages: PlayerMessages): Translator {
  const plural = new Intl.PluralRules(locale)
  return (key, values = {}) => {
    const { count } = values
    const form =
      typeof count === 'number' ? findMessage(messages, `${key}_${plural.select(count)}`) : undefined
    const message = form ?? findMessage(messages, key) ?? findMessage(messages, `${key}_other`) ?? key
    return message.replace(/\{\{(\w{1,20})\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

export type Language = {
  locale: Locale
  text: Translator
  /** Switches the language of this device. */
  choose: (locale: Locale) => void
}

export const LanguageContext = createContext<Language | null>(null)

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage requires a LanguageContext')
  return language
}

export const useTranslator = (): Translator => useLanguage().text
