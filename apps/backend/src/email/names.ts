type Locale = 'id' | 'en'

// Names are user input: links, phone numbers and sentences must not appear in our headings.
const personal = /^[\p{L}\p{M}'’ -]{1,60}$/u
const mostWords = 5
const linkOrSentence = /[\p{L}\d]\.\p{L}{2,}|:\/\/|[@<>!?:;\p{Cc}]/u
const phoneNumber = /\d(?:[ .()/-]{0,2}\d){6}/

const words = (text: string) => text.trim().split(/\s+/).length

/** The name if it is safe in a heading; '' for anything that could be a sentence or a link. */
export const personForHeading = (name: string): string =>
  personal.test(name) && words(name) <= mostWords ? name : ''

const somebody = { id: 'Seseorang', en: 'Somebody' }
const anOrganisation = { id: 'sebuah organisasi', en: 'an organisation' }

export const personOrSomeone = (locale: Locale, name: string) => personForHeading(name) || somebody[locale]

const isBusinessName = (name: string) =>
  name.length <= 60 && words(name) <= 8 && !linkOrSentence.test(name) && !phoneNumber.test(name)

/** Like `personForHeading`, but allows digits, dots and commas; 'an organisation' if the name is unsafe. */
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

/** Names the accessible business units, counting those with unsafe names; `null` means all units. */
export function accessLine(locale: Locale, units: readonly string[] | null): string {
  const text = reaches[locale]
  if (units === null) return text.all
  const names = units.filter(isBusinessName).slice(0, shownUnits)
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

const titles = {
  id: { male: 'Bapak', female: 'Ibu' },
  en: { male: 'Mr', female: 'Ms' },
}

/** "Ibu Sari", "Ms Wulandari", or the first name; '' if the name is not safe in a heading. */
export function salutation({ first_name, last_name, gender, locale }: Recipient): string {
  const first = personForHeading(first_name)
  const title = gender && titles[locale][gender]
  // English titles are used with the family name.
  const titled = locale === 'id' ? first : personForHeading(last_name ?? '')
  return title && titled ? `${title} ${titled}` : first
}

/** Appends the recipient's name to a heading, if there is one. */
export const withSalutation = (heading: string, reader: Recipient): string =>
  [heading, salutation(reader)].filter(Boolean).join(', ')
