import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type AssetsManifest, parseManifestScript, selectRoutes, toManifestScript } from './pack-manifest'

const urls = (...names: string[]) => names.map(name => `/assets/${name}.js`)

const page = (id: string, parentId: string, path: string, hasAction = false) => ({
  ...{ id, parentId, path, hasAction, hasLoader: true, hasClientAction: false, hasClientLoader: false },
  hasErrorBoundary: false,
  module: `/assets/${path.replace(/\W/g, '')}-B2x_1.js`,
  imports: urls('kit-1', 'framework-2'),
  css: [],
})

const inLanguage = (locale: string, prefix: string) => [
  page(`${locale}:orders`, `${locale}:shell`, `${prefix}orders`, true),
  page(`${locale}:order`, `${locale}:shell`, `${prefix}orders/:id`),
  {
    ...page(`${locale}:shell`, 'root', 'shell'),
    path: undefined,
    hasClientLoader: true,
    imports: urls('kit-1', 'content-3'),
  },
  { ...page(`${locale}:dashboard`, `${locale}:shell`, `${prefix}dashboard`), index: true },
]

const all = [
  { ...page('root', '', 'root'), parentId: undefined, path: '', hasErrorBoundary: true },
  ...inLanguage('id', ''),
  ...inLanguage('en', 'en/'),
  page('invoice', 'root', 'invoice.pdf'),
  { ...page('not-found', 'root', 'missing'), path: '*', imports: [] },
]

const manifest: AssetsManifest = {
  entry: { module: '/assets/entry.client-0.js', imports: urls('kit-1', 'framework-2') },
  routes: Object.fromEntries(all.map(route => [route.id, route])),
  url: '/assets/manifest-ab12.js',
  version: 'ab12',
}

async function run(one: AssetsManifest): Promise<AssetsManifest> {
  const window: { __remixManifest?: AssetsManifest } = {}
  runInNewContext(await toManifestScript(one), { window })
  return JSON.parse(JSON.stringify(window.__remixManifest))
}

const choose = (from: AssetsManifest, locale: string) =>
  selectRoutes(from, { locale, locales: ['id', 'en'], isChosen: ({ path }) => path !== 'invoice.pdf' })

const withoutEmptyValues = ({ hasErrorBoundary: _, ...route }: AssetsManifest['routes'][string]) =>
  Object.fromEntries(
    Object.entries(route).filter(([name, value]) => value !== false && value !== undefined && name !== 'css'),
  )

describe('the manifest of a language', () => {
  test('has the selected routes of the language and those without a language', () => {
    const { routes } = choose(manifest, 'en')
    expect(Object.keys(routes)).toEqual([
      'root',
      'en:orders',
      'en:order',
      'en:shell',
      'en:dashboard',
      'not-found',
    ])
  })

  test('has a URL that changes with its routes only', () => {
    const getUrl = (of: AssetsManifest, locale = 'en') => choose(of, locale).url
    const other = { ...manifest.routes['id:order'], ...page('id:order', 'id:shell', 'orders/:other') }
    const changed = { ...manifest, routes: { ...manifest.routes, 'id:order': other } }
    expect(getUrl(manifest)).toMatch(/^\/assets\/manifest-en-[\da-f]{8}\.js$/)
    expect(getUrl(changed)).toBe(getUrl(manifest))
    expect(getUrl(changed, 'id')).not.toBe(getUrl(manifest, 'id'))
  })

  test('reaches the browser unchanged, except that empty values are omitted', async () => {
    const one = choose(manifest, 'id')
    const routes = Object.fromEntries(
      Object.entries(one.routes).map(([id, route]) => [id, withoutEmptyValues(route)]),
    )
    expect(await run(one)).toEqual({ ...one, routes })
  })

  test('is smaller than Remix’s own manifest, compressed or not', async () => {
    const many = Array.from({ length: 60 }, (_, index) => [
      page(`id:page-${index}`, 'id:shell', `page-${index}`, index % 2 === 0),
      page(`en:page-${index}`, 'en:shell', `en/page-${index}`, index % 2 === 0),
    ]).flat()
    const large = { ...manifest, routes: Object.fromEntries([...all, ...many].map(one => [one.id, one])) }
    const getSize = (script: string) => brotliCompressSync(script).length
    const script = await toManifestScript(choose(large, 'id'))
    expect(script.length).toBeLessThan(JSON.stringify(large).length / 5)
    expect(getSize(script)).toBeLessThan(getSize(`window.__remixManifest=${JSON.stringify(large)}`))
  })

  test('throws for a manifest that cannot be packed', async () => {
    const styled = { ...manifest.routes.root, ...page('root', '', 'root'), css: ['/assets/a.css'] }
    await expect(toManifestScript({ ...manifest, routes: { root: styled } })).rejects.toThrow('root')
    expect(() => parseManifestScript('window.other={}')).toThrow('another form')
    expect(parseManifestScript(`window.__remixManifest=${JSON.stringify(manifest)};`).version).toBe('ab12')
  })
})
