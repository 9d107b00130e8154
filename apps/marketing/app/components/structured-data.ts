import type { SiteContent } from '#app/sections/block'

type Thing = Record<string, unknown>

const thing = (type: string, facts: Thing): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
})

interface Site {
  appTitle: string
  siteUrl: string
}

/** Who we are, with what the site settings tell of contact and profiles. */
export function organisation(
  { appTitle, siteUrl }: Site,
  { contact, social }: SiteContent['settings'],
): Thing {
  const { email, phone } = contact
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'sales',
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
  }
  return thing('Organization', {
    name: appTitle,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/logo.png`,
    sameAs: Object.values(social).filter(address => typeof address === 'string'),
    ...(email || phone ? { contactPoint } : {}),
  })
}

/** The way from the first page to this one. */
export const breadcrumbs = (...steps: [name: string, address: string][]): Thing =>
  thing('BreadcrumbList', {
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  })

/** The questions of the page of questions, answers without markup. */
export const faqPage = (faqs: SiteContent['faqs']): Thing =>
  thing('FAQPage', {
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  })

/** What the page sells: an offer for each package and period, per zone. */
export const product = (
  {
    appTitle,
    description,
    image,
    url,
  }: { appTitle: string; description: string; image: string; url: string },
  { packages, settings }: Pick<SiteContent, 'packages' | 'settings'>,
): Thing =>
  thing('Product', {
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

function priced(price: number, billingDuration: string, { seller }: SiteContent['settings']): Thing {
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
