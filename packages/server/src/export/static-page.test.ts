import { describe, expect, it } from 'vitest'
import { createHostFiles, mergePolicies } from './host-files'
import {
  filePathOf,
  findFormPaths,
  findPreviewImages,
  findSitemapPaths,
  indexFileOf,
  pointFormsToLiveSite,
} from './static-page'

describe('an exported page', () => {
  it.each([
    ['/', 'index.html'],
    ['/en', 'en.html'],
    ['/en/industry/hotel', 'en/industry/hotel.html'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/robots.txt', 'robots.txt'],
  ])('of %s is the file %s', (path, file) => {
    expect(filePathOf(path)).toBe(file)
  })

  it.each([
    ['<form method="post" action="/contact">', '<form action="https://site.test/contact" method="post">'],
    ['<form method="post">', '<form action="https://site.test/en/contact" method="post">'],
    ['<form action="" method="get">', '<form action="https://site.test/en/contact" method="get">'],
    ['<form action="https://else.test/x">', '<form action="https://else.test/x">'],
  ])('sends %s to the live address', (form, live) => {
    expect(pointFormsToLiveSite(form, '/en/contact', 'https://site.test')).toBe(live)
  })

  it.each([
    ['about.html', 'about/index.html'],
    ['en.html', 'en/index.html'],
    ['en/industry/hotel.html', 'en/industry/hotel/index.html'],
    ['index.html', null],
    ['en/404.html', null],
    ['sitemap.xml', null],
  ])('in %s is found by a plain server in %s', (file, index) => {
    expect(indexFileOf(file)).toBe(index)
  })

  it('names the addresses that its forms are sent to', () => {
    const html = pointFormsToLiveSite(
      '<form action="/contact"><form action="https://else.test/x"><form method="get" action="/license?x=1#top">',
      '/contact',
      'https://site.test',
    )
    expect(findFormPaths(html, 'https://site.test')).toEqual(['/contact', '/license'])
  })

  it('brings its own link pictures along, and a sitemap its pages', () => {
    const html =
      '<meta property="og:image" content="https://site.test/pictures/a.png"/><meta content="https://x.test/b.png"/>'
    expect(findPreviewImages(html, 'https://site.test')).toEqual(['/pictures/a.png'])
    const map = '<loc>https://site.test</loc><loc>https://site.test/en/faq</loc><loc>https://x.test/a</loc>'
    expect(findSitemapPaths(map, 'https://site.test')).toEqual(['/', '/en/faq'])
  })
})

describe('what the host is told', () => {
  const files = createHostFiles({
    publicUrl: 'https://site.test',
    policy: mergePolicies([
      "default-src 'self'; script-src 'self' 'sha256-a='; style-src 'self'",
      "default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self'",
    ]),
    routeRules: { '/en/register': { redirect: 'https://portal.test/en/register' } },
    live: { '/product': ['seats', 'area'] },
  })

  it('is one policy with the scripts of every page, and the headers of every answer', () => {
    expect(files['host/headers.conf']).toContain(
      `add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self'" always;`,
    )
    expect(files['public/_headers']).toContain('  X-Frame-Options: DENY')
  })

  it('is where each rule leads, and with which parameters a page is made live', () => {
    expect(files['host/redirects.conf']).toBe(
      'location = /en/register { return 302 https://portal.test/en/register$is_args$args; }\n',
    )
    expect(files['public/_redirects']).toBe('/en/register https://portal.test/en/register 302\n')
    expect(files['host/live.conf']).toBe('"~^/product\\?(?:.*&)?(?:seats|area)=" 1;\n')
  })
})
