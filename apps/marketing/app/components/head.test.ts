import { describe, expect, it } from 'vitest'
import { pageHead } from './head'

const site = { appTitle: 'Musik Uji', siteUrl: 'https://situs.test' }
const page = {
  title: 'Musik untuk hotel',
  description: 'Satu kalimat.',
  name: 'Hotel',
  organisation: { social: ['https://social.test/a', null], email: 'a@situs.test', phone: null },
}
const links = (pathname: string) =>
  pageHead(page, site, pathname).flatMap(tag =>
    'rel' in tag ? [`${tag.rel} ${tag.hrefLang ?? ''} ${tag.href}`] : [],
  )

describe('head', () => {
  it('has page title and product, description and link preview', () => {
    const head = pageHead(page, site, '/en/industry/hotel')
    expect(head).toContainEqual({ title: 'Musik untuk hotel · Musik Uji' })
    expect(head).toContainEqual({ name: 'description', content: 'Satu kalimat.' })
    expect(head).toContainEqual({ property: 'og:url', content: 'https://situs.test/en/industry/hotel' })
    expect(head).toContainEqual({ property: 'og:locale', content: 'en_US' })
    expect(head).toContainEqual({ property: 'og:locale:alternate', content: 'id_ID' })
  })

  it.each(['/industry/hotel', '/en/industry/hotel'])(
    'names both languages of %s, Indonesian as the default',
    path => {
      expect(links(path)).toEqual([
        `canonical  https://situs.test${path}`,
        'alternate id https://situs.test/industry/hotel',
        'alternate en https://situs.test/en/industry/hotel',
        'alternate x-default https://situs.test/industry/hotel',
      ])
    },
  )

  it('writes the two home pages with and without their language', () => {
    expect(links('/en')).toEqual([
      'canonical  https://situs.test/en',
      'alternate id https://situs.test/',
      'alternate en https://situs.test/en',
      'alternate x-default https://situs.test/',
    ])
  })

  it('tells machines who we are and where the page stands', () => {
    const data = (path: string) =>
      pageHead(page, site, path).flatMap(tag => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
    expect(data('/')).toMatchObject([{ '@type': 'Organization', sameAs: ['https://social.test/a'] }])
    expect(data('/en/industry/hotel')[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Musik Uji', item: 'https://situs.test/en' },
        { position: 2, name: 'Hotel', item: 'https://situs.test/en/industry/hotel' },
      ],
    })
  })
})
