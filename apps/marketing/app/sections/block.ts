import type {
  Block,
  BlockName,
  BlockOf,
  Client,
  Faq,
  IndustryPage,
  Package,
  SiteSetting,
  Testimonial,
} from '@bgm/api-client'
import type { FormResult } from '#app/forms/form-result'
import type { Calculator } from '#app/services/calculator.server'

export type { Block, BlockOf }

/** The collections that blocks show; a collection is empty if no block on the page needs it. */
export type SiteContent = {
  settings: SiteSetting
  industries: Pick<IndustryPage, 'key' | 'name' | 'tagline' | 'locale'>[]
  packages: Package[]
  faqs: Faq[]
  testimonials: Testimonial[]
  clients: Client[]
  /** Null if the page has no calculator block. */
  calculator: Calculator | null
  /** The submitted calculator form. */
  calculatorForm?: FormResult
}

/** The page that contains the blocks. */
export type PageInfo = {
  /** The short name, used in the heading and the breadcrumb. */
  name: string
  /** The language of the text. It differs from the path's language if no translation is published. */
  locale: string | null
  /** The page slug; null for an industry. */
  slug: string | null
  /** The date of a legal text; null for other pages. */
  version: string | null
  /** The industry key; null for other pages. */
  industry: string | null
}

/** A block's fields and anchor, and its page's data. */
export type BlockProps<Name extends BlockName> = BlockOf<Name> & {
  anchor: string
  content: SiteContent
  page: PageInfo
}
