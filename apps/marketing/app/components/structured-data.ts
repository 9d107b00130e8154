import type { SiteContent } from '#app/sections/block'

type Entity = Record<string, unknown>

const entity = (type: string, properties: Entity): Entity => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

type Site = {
  appTitle: string
  siteUrl: string
}

/** The organisation, with contact and social profiles from the site settings. */
export function createOrganisationEntity(
  { appTitle, siteUrl }: Site,
  { contact, social }: SiteContent['settings'],
): Entity {
  const { email, phone } = contact
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'sales',
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
  }
  return entity('Organization', {
    name: appTitle,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/logo.png`,
    sameAs: Object.values(social).filter(url => typeof url === 'string'),
    ...(email || phone ? { contactPoint } : {}),
  })
}

export const createBreadcrumbsEntity = (...steps: [name: string, url: string][]): Entity =>
  entity('BreadcrumbList', {
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  })

/** Questions and answers as plain text, without Markdown. */
export const createFaqPageEntity = (faqs: SiteContent['faqs']): Entity =>
  entity('FAQPage', {
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  })

/** The subscription as a product, with one offer per package and billing period. Prices are per zone. */
export const createProductEntity = (
  {
    appTitle,
    description,
    image,
    url,
  }: { appTitle: string; description: string; image: string; url: string },
  { packages, settings }: Pick<SiteContent, 'packages' | 'settings'>,
): Entity =>
  entity('Product', {
    name: appTitle,
    description,
    image,
    brand: { '@type': 'Brand', name: appTitle },
    offers: packages.flatMap(({ title, price_monthly, price_yearly, contact_only }) =>
      contact_only
        ? []
        : (
            [
              ['P1M', price_monthly],
              ['P1Y', price_yearly],
            ] as const
          ).flatMap(([billingDuration, price]) =>
            price === null ? [] : [{ ...offer(title, url), ...priced(price, billingDuration, settings) }],
          ),
    ),
  })

const offer = (name: string, url: string) => ({
  '@type': 'Offer',
  name,
  url,
  availability: 'https://schema.org/InStock',
})

function priced(price: number, billingDuration: string, { seller }: SiteContent['settings']): Entity {
  const amount = { price, priceCurrency: 'IDR' }
  return {
    ...amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      billingDuration,
      ...(seller.tax_registered ? { valueAddedTaxIncluded: true } : {}),
    },
  }
}

const plainText = (markdown: string) =>
  markdown
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
