import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { siteContent } from '#app/testing/site-content'
import { createPageHead } from './head'

const site = { appTitle: 'Musik Uji', siteUrl: 'https://situs.test' }
const page = { title: 'Judul', description: 'Satu kalimat.', name: 'Hotel', content: siteContent }

const httpsUrl = z.url({ protocol: /^https$/ })
const price = { price: z.number().positive(), priceCurrency: z.literal('IDR') }
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: z.string().min(1),
  url: httpsUrl,
  availability: z.literal('https://schema.org/InStock'),
  ...price,
  priceSpecification: z.strictObject({
    '@type': z.literal('UnitPriceSpecification'),
    billingDuration: z.enum(['P1M', 'P1Y']),
    valueAddedTaxIncluded: z.literal(true).optional(),
    ...price,
  }),
})
const context = { '@context': z.literal('https://schema.org') }

/** The properties that search engines require for each type of structured data. */
const entitySchema = z.discriminatedUnion('@type', [
  z.strictObject({
    ...context,
    '@type': z.literal('Organization'),
    name: z.string().min(1),
    url: httpsUrl,
    logo: httpsUrl,
    sameAs: z.array(httpsUrl),
    contactPoint: z
      .strictObject({
        '@type': z.literal('ContactPoint'),
        contactType: z.literal('sales'),
        email: z.email().optional(),
        telephone: z.string().optional(),
      })
      .optional(),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.number(),
          name: z.string().min(1),
          item: httpsUrl,
        }),
      )
      .min(2),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: z.string().min(1),
          acceptedAnswer: z.strictObject({
            '@type': z.literal('Answer'),
            text: z.string().regex(/^[^[\]*`]+$/),
          }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    name: z.string().min(1),
    description: z.string().min(1),
    image: httpsUrl,
    brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
    offers: z.array(offer).min(1),
  }),
])

const entitiesAt = (path: string, content = siteContent) =>
  createPageHead({ ...page, content }, site, path).flatMap(tag =>
    'script:ld+json' in tag ? [entitySchema.parse(tag['script:ld+json'])] : [],
  )
const typesAt = (path: string, content = siteContent) =>
  entitiesAt(path, content).map(found => found['@type'])
const withoutPackages = { ...siteContent, packages: [] }

describe('structured data', () => {
  test.each([
    ['/', ['Organization', 'Product']],
    ['/en/product', ['Organization', 'BreadcrumbList', 'Product']],
    ['/faq', ['Organization', 'BreadcrumbList', 'FAQPage', 'Product']],
  ])('on %s contains the required types', (path, types) => {
    expect(typesAt(path)).toEqual(types)
  })

  test('lists packages and questions only where they are shown', () => {
    expect(typesAt('/', withoutPackages)).toEqual(['Organization'])
    expect(typesAt('/faq', { ...withoutPackages, faqs: [] })).toEqual(['Organization', 'BreadcrumbList'])
  })

  test('offers each package monthly and yearly, except packages without a price', () => {
    const product = entitiesAt('/').find(found => found['@type'] === 'Product')
    expect(product).toMatchObject({
      offers: [
        { name: 'Satu lokasi', price: 1_000_000, priceSpecification: { billingDuration: 'P1M' } },
        { name: 'Satu lokasi', price: 5_000_000, priceSpecification: { billingDuration: 'P1Y' } },
      ],
    })
    expect(product && 'offers' in product && product.offers).toHaveLength(2)
  })

  test('has breadcrumbs in the page’s language', () => {
    expect(entitiesAt('/en/industry/hotel', withoutPackages)[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Musik Uji', item: 'https://situs.test/en' },
        { position: 2, name: 'Hotel', item: 'https://situs.test/en/industry/hotel' },
      ],
    })
  })

  test('contains social profiles and a contact point', () => {
    expect(entitiesAt('/', withoutPackages)[0]).toMatchObject({
      sameAs: ['https://social.test/a'],
      contactPoint: { email: 'halo@situs.test' },
    })
  })
})
