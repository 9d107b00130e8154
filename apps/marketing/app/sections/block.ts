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

/** What blocks show that is not their own: the collections of the site. Empty where a page has no block for them. */
export interface SiteContent {
  settings: SiteSetting
  industries: Pick<IndustryPage, 'key' | 'name' | 'tagline' | 'locale'>[]
  packages: Package[]
  faqs: Faq[]
  testimonials: Testimonial[]
  clients: Client[]
  /** Null where no block is one. */
  calculator: Calculator | null
  /** What the calculator was asked. */
  asked?: FormResult
}

/** What blocks may know of their page. */
export interface PageInfo {
  /** Its short name, for heading and breadcrumb. */
  name: string
  /** The language of its texts: another than the address says where no translation is published. */
  locale: string | null
  /** Slug of a page, null for an industry. */
  slug: string | null
  /** Date of a legal text. */
  version: string | null
  /** The key of the industry whose page it is. */
  industry: string | null
}

/** The fields of one block, its anchor on this page, and what surrounds it. */
export type BlockProps<Name extends BlockName> = BlockOf<Name> & {
  anchor: string
  content: SiteContent
  page: PageInfo
}
