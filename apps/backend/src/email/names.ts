type Locale = 'id' | 'en'

// A heading in our name must never say what a stranger wrote: links, phone numbers and sentences are left out.
const personal = /^[\p{L}\p{M}'’ -]{1,60}$/u
const mostWords = 5
const linkOrSentence = /[\p{L}\d]\.\p{L}{2,}|:\/\/|[@<>!?:;\p{Cc}]/u
const phoneNumber = /\d(?:[ .()/-]{0,2}\d){6}/

const words = (text: string) => text.trim().split(/\s+/).length

/** A person's name as a heading may hold it; '' for anything that could be a sentence or a link. */
export const personForHeading = (name: string): string =>
  personal.test(name) && words(name) <= mostWords ? name : ''

const somebody = { id: 'Seseorang', en: 'Somebody' }
const anOrganisation = { id: 'sebuah organisasi', en: 'an organisation' }

export const personOrSomeone = (locale: Locale, name: string) => personForHeading(name) || somebody[locale]

const isBusinessName = (name: string) =>
  name.length <= 60 && words(name) <= 8 && !linkOrSentence.test(name) && !phoneNumber.test(name)

/** An organisation's name as a heading may hold it, which may have digits, dots and commas. */
export const organisationForHeading = (locale: Locale, name: string): string =>
  isBusinessName(name) ? name : anOrganisation[locale]

const shownUnits = 5

const reaches = {
  id: {
    all: 'Akses: semua unit bisnis.',
    some: (names: string) => `Akses: ${names}.`,
    count: (count: number) => `${count} unit bisnis`,
    others: (count: number) => `${count} unit bisnis lainnya`,
  },
  en: {
    all: 'Access: all business units.',
    some: (names: string) => `Access: ${names}.`,
    count: (count: number) => `${count} business ${count === 1 ? 'unit' : 'units'}`,
    others: (count: number) => `${count} other business ${count === 1 ? 'unit' : 'units'}`,
  },
}

/** Which units somebody is let into, by name as far as the names could be no sentence or link; null for all of them. */
export function accessLine(locale: Locale, units: readonly string[] | null): string {
  const text = reaches[locale]
  if (units === null) return text.all
  const names = units.filter(isBusinessName).slice(0, shownUnits)
  const rest = units.length - names.length
  if (names.length === 0) return text.some(text.count(rest))
  return text.some([...names, ...(rest > 0 ? [text.others(rest)] : [])].join(', '))
}

/** Who reads an email. */
export type Recipient = {
  first_name: string
  last_name?: string | null | undefined
  gender?: 'male' | 'female' | null | undefined
  locale: Locale
}

const titles = {
  id: { male: 'Bapak', female: 'Ibu' },
  en: { male: 'Mr', female: 'Ms' },
}

/** How an email addresses its reader: "Ibu Sari", "Ms Wulandari", or the first name; '' where that is no name. */
export function salutation({ first_name, last_name, gender, locale }: Recipient): string {
  const first = personForHeading(first_name)
  const title = gender && titles[locale][gender]
  // English titles go with family names.
  const titled = locale === 'id' ? first : personForHeading(last_name ?? '')
  return title && titled ? `${title} ${titled}` : first
}

/** A heading that ends with the reader's name, where there is one. */
export const withSalutation = (heading: string, reader: Recipient): string =>
  [heading, salutation(reader)].filter(Boolean).join(', ')
