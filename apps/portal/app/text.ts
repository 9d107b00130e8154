import {
  type AccountMessages,
  type AnnouncementMessages,
  type ChangeMessages,
  type EntryMessages,
  type FormMessages,
  getPathLocale,
  type IncidentMessages,
  type IntegrationMessages,
  type LazyMessages,
  type Locale,
  type NoticeMessages,
  type OrderingMessages,
  type OrganisationMessages,
  type PortalMessages,
  type RegistrationMessages,
  type RemotePassMessages,
  type UnitImportMessages,
} from '@bgm/i18n'
import { useLocation } from '@remix-run/react'

type Leaf<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaf<T[Key], `${Prefix}${Key}.`>
}[keyof T & string]
type Singular<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** A message key; keys of plural messages (`_one`, `_other`) omit the suffix. */
export type MessageKey = Singular<AnyLeaf<MessageGroup>>

/** A group of messages that are loaded together. */
export type MessageGroup =
  | PortalMessages
  | EntryMessages
  | FormMessages
  | AccountMessages
  | IncidentMessages
  | LazyMessages
  | NoticeMessages
  | AnnouncementMessages
  | ChangeMessages
  | RemotePassMessages
  | IntegrationMessages
  | OrderingMessages
  | OrganisationMessages
  | RegistrationMessages
  | UnitImportMessages
type AnyLeaf<T> = T extends unknown ? Leaf<T> : never
export type FieldName = keyof (PortalMessages['fields'] & IncidentMessages['fields']) & string
export type MessageValues = Record<string, string | number>

export type Translate = {
  (key: MessageKey, values?: MessageValues): string
  /** Whether the loaded messages contain a key. */
  has(key: string): key is MessageKey
}

const catalogues: Record<Locale, object[]> = { id: [], en: [] }
const loaded = new Map<Locale, Translate>()

/** Adds messages for a language: both languages on the server, only the page's in the browser. */
export function addMessages(locale: Locale, messages: MessageGroup): void {
  catalogues[locale].push(messages)
  const plural = new Intl.PluralRules(locale)
  const known = new Map<string, string>()
  const leaf = (name: string) => {
    const message = known.get(name) ?? findMessage(catalogues[locale], name)
    if (message !== undefined) known.set(name, message)
    return message
  }
  const find = (key: string, count?: string | number) => {
    const form = typeof count === 'number' ? leaf(`${key}_${plural.select(count)}`) : undefined
    return form ?? leaf(key) ?? leaf(`${key}_other`)
  }
  const numbers = new Intl.NumberFormat(locale)
  const fill = (message: string, values: MessageValues) =>
    message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name] ?? whole
      return name === 'count' && typeof value === 'number' ? numbers.format(value) : String(value)
    })
  const text = (key: MessageKey, values: MessageValues = {}) => fill(find(key, values.count) ?? key, values)
  loaded.set(
    locale,
    Object.assign(text, { has: (key: string): key is MessageKey => find(key) !== undefined }),
  )
}

/** Returns the translation function for a language, for code outside components. */
export function getText(locale: Locale): Translate {
  const text = loaded.get(locale)
  if (!text) throw new Error(`The messages of "${locale}" are not loaded`)
  return text
}

export const useLocale = (): Locale => getPathLocale(useLocation().pathname)

export const useText = (): Translate => getText(useLocale())

function findMessage(messages: object[], key: string): string | undefined {
  for (const catalogue of messages) {
    const found = key.split('.').reduce<unknown>((at, part) => {
      return typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined
    }, catalogue)
    if (typeof found === 'string') return found
  }
}
