import { describe, expect, test } from 'vitest'
import { createHostFiles, mergeContentSecurityPolicies } from './host-files'
import {
  findIndexFile,
  getExportFile,
  listFormPaths,
  listImagePaths,
  listSitemapPaths,
  pointFormsToLiveSite,
} from './static-page'

describe('an exported page', () => {
  test.each([
    ['/', 'index.html'],
    ['/en', 'en.html'],
    ['/en/industry/hotel', 'en/industry/hotel.html'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/robots.txt', 'robots.txt'],
  ])('with the path %s is written to the file %s', (path, file) => {
    expect(getExportFile(path)).toBe(file)
  })

  test.each([
    ['<form method="post" action="/contact">', '<form action="https://site.test/contact" method="post">'],
    ['<form method="post">', '<form action="https://site.test/en/contact" method="post">'],
    ['<form action="" method="get">', '<form action="https://site.test/en/contact" method="get">'],
    ['<form action="https://else.test/x">', '<form action="https://else.test/x">'],
  ])('has an absolute URL as the action of the form %s', (form, live) => {
    expect(pointFormsToLiveSite(form, '/en/contact', 'https://site.test')).toBe(live)
  })

  test.each([
    ['about.html', 'about/index.html'],
    ['en.html', 'en/index.html'],
    ['en/industry/hotel.html', 'en/industry/hotel/index.html'],
    ['index.html', null],
    ['en/404.html', null],
    ['sitemap.xml', null],
  ])('in the file %s has the index file %s', (file, index) => {
    expect(findIndexFile(file)).toBe(index)
  })

  test('has a list of the paths on the live site to which its forms are submitted', () => {
    const html = pointFormsToLiveSite(
      '<form action="/contact"><form action="https://else.test/x"><form method="get" action="/license?x=1#top">',
      '/contact',
      'https://site.test',
    )
    expect(listFormPaths(html, 'https://site.test')).toEqual(['/contact', '/license'])
  })

  test('has a list of our own images: link previews and every size of uploaded images', () => {
    const html =
      '<meta property="og:image" content="https://site.test/images/a.png"/><meta content="https://x.test/b.png"/>'
    expect(listImagePaths(html, 'https://site.test')).toEqual(['/images/a.png'])
    const sizes =
      '<source srcSet="/media/a_320.avif 320w, /media/a_640.avif 640w"/><img srcset="/media/a_320.webp 320w"/><img srcset="https://x.test/media/b.avif 1w"/><img src="/media/c_960.webp" alt=""/>'
    expect(listImagePaths(sizes, 'https://site.test')).toEqual([
      '/media/a_320.avif',
      '/media/a_640.avif',
      '/media/a_320.webp',
      '/media/c_960.webp',
    ])
  })
})

describe('a sitemap', () => {
  test('lists the paths of our own pages', () => {
    const sitemap =
      '<loc>https://site.test</loc><loc>https://site.test/en/faq</loc><loc>https://x.test/a</loc>'
    expect(listSitemapPaths(sitemap, 'https://site.test')).toEqual(['/', '/en/faq'])
  })
})

describe('the host configuration', () => {
  const files = createHostFiles({
    publicUrl: 'https://site.test',
    policy: mergeContentSecurityPolicies([
      "default-src 'self'; script-src 'self' 'sha256-a='; style-src 'self'",
      "default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self'",
    ]),
    routeRules: { '/en/register': { redirect: 'https://portal.test/en/register' } },
    live: { '/product': ['seats', 'area'] },
  })

  test('has one policy for the scripts of all pages, and the base headers', () => {
    expect(files['host/headers.conf']).toContain(
      `add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self'" always;`,
    )
    expect(files['public/_headers']).toContain('  X-Frame-Options: DENY')
  })

  test('has the redirects, and the query parameters that need the live process', () => {
    expect(files['host/redirects.conf']).toBe(
      'location = /en/register { return 302 https://portal.test/en/register$is_args$args; }\n',
    )
    expect(files['public/_redirects']).toBe('/en/register https://portal.test/en/register 302\n')
    expect(files['host/live.conf']).toBe('"~^/product\\?(?:.*&)?(?:seats|area)=" 1;\n')
  })
})
