import { money } from '@bgm/contract'
import { z } from 'zod'
import { blocksSchema, type LogFunction } from './parse-blocks'
import { renditions } from './renditions'

const seo = z.object({ title: z.string(), description: z.string() })
const optionalString = z
  .string()
  .nullish()
  .transform(value => value || null)
/** The language of the entry, which differs from the requested language if no translation is published. */
const language = {
  locale: z
    .string()
    .nullish()
    .transform(value => value ?? null),
}
const dates = { updated_at: z.string().optional() }

/** The CMS returns a path for files that it serves itself and a full URL for files in a bucket. */
const image = (origin: string) =>
  z
    .object({
      url: z.string().transform(url => new URL(url, origin).href),
      alternativeText: z.string().nullish(),
      formats: z.unknown(),
    })
    .transform(({ formats, ...rest }) => ({ ...rest, renditions: renditions.parse({ formats }) }))

export const faq = z.object({
  id: z.string(),
  ...language,
  key: z.string(),
  group: z.string(),
  question: z.string(),
  answer: z.string(),
  featured: z.boolean(),
  position: z.number(),
})

const testimonial = (origin: string) =>
  z.object({
    id: z.string(),
    ...language,
    name: z.string(),
    job: z.string(),
    comments: z.string(),
    avatar: image(origin)
      .nullish()
      .transform(value => value ?? null),
    rate: z
      .number()
      .nullish()
      .transform(value => value ?? null),
    sample: z.boolean(),
  })

/** A renamed page's previous slug and its current one. */
const pageRedirect = z.object({ id: z.string(), slug: z.string(), target: z.string() })

export const client = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  sample: z.boolean(),
})

export const pricingPackage = z.object({
  id: z.string(),
  ...language,
  key: z.string(),
  title: z.string(),
  subtitle: z.string(),
  price_monthly: money.nullable(),
  price_yearly: money.nullable(),
  contact_only: z.boolean(),
  highlighted: z.boolean(),
  max_zones: z.number().nullable(),
  /** The largest area in m² that the package covers, or null for any area. */
  max_area: z.number().nullable(),
  features: z.array(z.object({ text: z.string() })),
  position: z.number(),
})

const optionalText = { email: optionalString, phone: optionalString }

export const siteSetting = z.object({
  ...language,
  royalty: z.enum(['separate', 'included']),
  coverage: z.array(z.object({ label: z.string(), covered: z.boolean() })),
  coverage_date: z.string().nullable(),
  legal_basis: z.string(),
  payment: z.object({ bank_name: z.string(), account_number: z.string(), account_holder: z.string() }),
  seller: z.object({
    name: z.string(),
    address: optionalString,
    npwp: optionalString,
    tax_registered: z.boolean(),
  }),
  contact: z.object(optionalText),
  social: z.object({
    instagram: optionalString,
    youtube: optionalString,
    facebook: optionalString,
    tiktok: optionalString,
    linkedin: optionalString,
    whatsapp_channel: optionalString,
  }),
})

function createEntitySchemas(log: LogFunction, origin: string) {
  const sections = blocksSchema(log)
  const page = z.object({
    id: z.string(),
    ...language,
    slug: z.string(),
    title: z.string(),
    version: z
      .string()
      .nullish()
      .transform(value => value ?? null),
    seo,
    sections,
    ...dates,
  })
  const industry = z.object({
    id: z.string(),
    ...language,
    key: z.string(),
    name: z.string(),
    tagline: z.string(),
    position: z.number(),
    search_terms: optionalString,
    seo: seo.nullish().transform(value => value ?? null),
    sections,
    ...dates,
  })
  return {
    pages: page,
    industries: industry,
    faqs: faq,
    testimonials: testimonial(origin),
    clients: client,
    'page-redirects': pageRedirect,
    packages: pricingPackage,
  }
}

type EntitySchemas = ReturnType<typeof createEntitySchemas>

const created = new WeakMap<LogFunction, Map<string, EntitySchemas>>()

/**
 * Schemas of all collections, created once per log and origin. Malformed blocks of pages and industries are logged
 * and left out.
 */
export function getEntitySchemas(log: LogFunction, origin: string): EntitySchemas {
  const known = created.get(log) ?? new Map<string, EntitySchemas>()
  created.set(log, known)
  const schemas = known.get(origin) ?? createEntitySchemas(log, origin)
  known.set(origin, schemas)
  return schemas
}

export type Entities = {
  [C in keyof EntitySchemas]: z.output<EntitySchemas[C]>
}
export type Collection = keyof Entities
export type Page = Entities['pages']
export type IndustryPage = Entities['industries']
export type Faq = z.output<typeof faq>
export type Testimonial = Entities['testimonials']
export type Client = z.output<typeof client>
export type Package = z.output<typeof pricingPackage>
export type SiteSetting = z.output<typeof siteSetting>
