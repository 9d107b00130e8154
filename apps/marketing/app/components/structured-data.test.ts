import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { siteContent } from '#app/testing/site-content'
import { pageHead } from './head'

const site = { appTitle: 'Musik Uji', siteUrl: 'https://situs.test' }
const page = { title: 'Judul', description: 'Satu kalimat.', name: 'Hotel', content: siteContent }

const address = z.url({ protocol: /^https$/ })
const price = { price: z.number().positive(), priceCurrency: z.literal('IDR') }
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: z.string().min(1),
  url: address,
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

/** What search engines demand of each kind. */
const kinds = z.discriminatedUnion('@type', [
  z.strictObject({
    ...context,
    '@type': z.literal('Organization'),
    name: z.string().min(1),
    url: address,
    logo: address,
    sameAs: z.array(address),
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
          item: address,
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
    image: address,
    brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
    offers: z.array(offer).min(1),
  }),
])

const thingsAt = (path: string, content = siteContent) =>
  pageHead({ ...page, content }, site, path).flatMap(tag =>
    'script:ld+json' in tag ? [kinds.parse(tag['script:ld+json'])] : [],
  )
const typesAt = (path: string, content = siteContent) => thingsAt(path, content).map(found => found['@type'])
const bare = { ...siteContent, packages: [] }

describe('structured data', () => {
  it.each([
    ['/', ['Organization', 'Product']],
    ['/en/product', ['Organization', 'BreadcrumbList', 'Product']],
    ['/faq', ['Organization', 'BreadcrumbList', 'FAQPage', 'Product']],
  ])('of %s has what search engines demand', (path, types) => {
    expect(typesAt(path)).toEqual(types)
  })

  it('speaks of packages and questions only where they are shown', () => {
    expect(typesAt('/', bare)).toEqual(['Organization'])
    expect(typesAt('/faq', { ...bare, faqs: [] })).toEqual(['Organization', 'BreadcrumbList'])
  })

  it('offers each package by month and by year, and none that has no price', () => {
    const product = thingsAt('/').find(found => found['@type'] === 'Product')
    expect(product).toMatchObject({
      offers: [
        { name: 'Satu lokasi', price: 1_000_000, priceSpecification: { billingDuration: 'P1M' } },
        { name: 'Satu lokasi', price: 5_000_000, priceSpecification: { billingDuration: 'P1Y' } },
      ],
    })
    expect(product && 'offers' in product && product.offers).toHaveLength(2)
  })

  it('tells the way to a page in its own language', () => {
    expect(thingsAt('/en/industry/hotel', bare)[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Musik Uji', item: 'https://situs.test/en' },
        { position: 2, name: 'Hotel', item: 'https://situs.test/en/industry/hotel' },
      ],
    })
  })

  it('names our profiles and how to reach us', () => {
    expect(thingsAt('/', bare)[0]).toMatchObject({
      sameAs: ['https://social.test/a'],
      contactPoint: { email: 'halo@situs.test' },
    })
  })
})
