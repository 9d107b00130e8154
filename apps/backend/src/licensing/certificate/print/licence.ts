import type { Locale } from './texts'

/** The printed data of one zone's licence. `until` is exclusive. */
export type PrintedLicence = {
  code: string
  version: number
  zone: string
  venue: string
  address: string
  /** The company that issued the licence. */
  issuer: string
  holder: string
  from: Date
  until: Date
  /** Whether the paid period has ended, so that the licence is valid in its grace period. */
  overdue: boolean
  /** Whether it is the licence of a trial, which a stamp on the certificate says. */
  trial: boolean
  issued_at: Date
  /** The signed licence; without one, the certificate has no code for offline checks. */
  jws: string | null
  coverage: readonly { label: string; covered: boolean }[]
  /** The wording about the royalty. */
  royalty: string
}

export type Publisher = {
  /** The name of the product. */
  product: string
  /** The URL of the site, without a trailing slash. */
  site: string
}

export type PrintRequest = { licences: readonly PrintedLicence[]; publisher: Publisher; locale: Locale }

/** The displayed URL of the public check, up to the code. */
export const formatCheckAddress = ({ site }: Publisher) => `${site.replace(/^https?:\/\//, '')}/l/`
