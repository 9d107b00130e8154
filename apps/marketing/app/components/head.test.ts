import { describe, expect, test } from 'vitest'
import { siteContent } from '#app/testing/site-content'
import { createPageHead } from './head'

const site = { appTitle: 'Musik Uji', siteUrl: 'https://situs.test' }
const page = {
  title: 'Musik untuk hotel',
  description: 'Satu kalimat.',
  name: 'Hotel',
  content: siteContent,
}
const links = (pathname: string) =>
  createPageHead(page, site, pathname).flatMap(tag =>
    'rel' in tag ? [`${tag.rel} ${tag.hrefLang ?? ''} ${tag.href}`] : [],
  )

describe('the page head', () => {
  test('contains the title with the product name, the description and the link preview', () => {
    const head = createPageHead(page, site, '/en/industry/hotel')
    expect(head).toContainEqual({ title: 'Musik untuk hotel · Musik Uji' })
    expect(head).toContainEqual({ name: 'description', content: 'Satu kalimat.' })
    expect(head).toContainEqual({ property: 'og:url', content: 'https://situs.test/en/industry/hotel' })
    expect(head).toContainEqual({ property: 'og:locale', content: 'en_US' })
    expect(head).toContainEqual({ property: 'og:locale:alternate', content: 'id_ID' })
  })

  test.each(['/industry/hotel', '/en/industry/hotel'])(
    'links both languages of %s, with Indonesian as the default',
    path => {
      expect(links(path)).toEqual([
        `canonical  https://situs.test${path}`,
        'alternate id https://situs.test/industry/hotel',
        'alternate en https://situs.test/en/industry/hotel',
        'alternate x-default https://situs.test/industry/hotel',
      ])
    },
  )

  test('omits the language prefix for the Indonesian home page only', () => {
    expect(links('/en')).toEqual([
      'canonical  https://situs.test/en',
      'alternate id https://situs.test/',
      'alternate en https://situs.test/en',
      'alternate x-default https://situs.test/',
    ])
  })

  test('links an image per language, with its size and alternative text', () => {
    const tags = (path: string) =>
      createPageHead(page, site, path).flatMap(tag =>
        'property' in tag && String(tag.property).startsWith('og:image') ? [tag.content] : [],
      )
    expect(tags('/en/industry/hotel')).toEqual([
      'https://situs.test/en/pictures/industry/hotel.png',
      'image/png',
      '1200',
      '630',
      'Musik untuk hotel · Musik Uji',
    ])
    expect(tags('/')[0]).toBe('https://situs.test/pictures/home.png')
  })
})
