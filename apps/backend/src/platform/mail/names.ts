import { emailTexts } from './name-texts'

type Locale = 'id' | 'en'

// Names are user input: links, phone numbers and sentences must not appear in our headings.
const personal = /^[\p{L}\p{M}'’ -]{1,60}$/u
const maxWords = 5
const linkOrSentence = /[\p{L}\d]\.\p{L}{2,}|:\/\/|[@<>!?:;\p{Cc}]/u
const phoneNumber = /\d(?:[ .()/-]{0,2}\d){6}/

const countWords = (text: string) => text.trim().split(/\s+/).length

/** Returns the name if it is safe in a heading, or '' if it could be a sentence or a link. */
export const safePersonName = (name: string): string =>
  personal.test(name) && countWords(name) <= maxWords ? name : ''

export const safePersonNameOrDefault = (locale: Locale, name: string) =>
  safePersonName(name) || emailTexts[locale].somebody

const isBusinessName = (name: string) =>
  name.length <= 60 && countWords(name) <= 8 && !linkOrSentence.test(name) && !phoneNumber.test(name)

/** Like `safePersonName`, but allows digits, dots and commas, and returns 'an organisation' if the name is unsafe. */
export const safeOrganisationName = (locale: Locale, name: string): string =>
  isBusinessName(name) ? name : emailTexts[locale].anOrganisation

/** The name of a zone, or 'a zone' if it could be a sentence or a link. */
export const safeZoneName = (locale: Locale, name: string): string =>
  isBusinessName(name) ? name : emailTexts[locale].aZone

const maxShownUnits = 5

/** Lists the accessible business units by name; units with unsafe names are only counted. `null` means all units. */
export function formatUnitAccess(locale: Locale, units: readonly string[] | null): string {
  const text = emailTexts[locale].access
  if (units === null) return text.all
  const names = units.filter(isBusinessName).slice(0, maxShownUnits)
  const rest = units.length - names.length
  if (names.length === 0) return text.some(text.count(rest))
  return text.some([...names, ...(rest > 0 ? [text.others(rest)] : [])].join(', '))
}

/** The recipient of an email, for its salutation and language. */
export type Recipient = {
  first_name: string
  last_name?: string | null | undefined
  gender?: 'male' | 'female' | null | undefined
  locale: Locale
}

/** Returns "Ibu Sari", "Ms Wulandari" or the first name; '' if the name is not safe in a heading. */
export function getSalutation({ first_name, last_name, gender, locale }: Recipient): string {
  const first = safePersonName(first_name)
  const title = gender && emailTexts[locale].titles[gender]
  // In English, a title is followed by the family name.
  const titled = locale === 'id' ? first : safePersonName(last_name ?? '')
  return title && titled ? `${title} ${titled}` : first
}

/** Appends the recipient's name to a heading, if there is one. */
export const appendSalutation = (heading: string, recipient: Recipient): string =>
  [heading, getSalutation(recipient)].filter(Boolean).join(', ')
