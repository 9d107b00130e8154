import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type APIResponse, request as requests } from '@playwright/test'
import { type AppName, startApp } from '../fixtures/app-process'
import { expect, test } from '../fixtures/journey'
import { listPaths } from '../fixtures/routes'
import { getStack } from '../fixtures/stack'

const requiredHeaders: Record<string, string | RegExp> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /^(?:strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /camera=\((?:self)?\), microphone=\((?:self)?\), geolocation=\(\)/,
  'content-security-policy':
    /(?=.*(?:object|default)-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/,
  'x-request-id': /^[\w-]{8,64}$/,
}

// The public keys, the status lists of licences and the usage log, which programs on other sites may read.
const openFiles = /\/(?:licence-keys\.json|status\.jws|s\/\d+|usage-(?:log|receipt)-key|usage-log\/.*)$/

// Public responses: region names, the logo and the API description.
const publicPaths = /\/(?:en\/)?regions(?:\.data)?$|\/favicon\.svg$|\/openapi\.json$/

/** Whether this is an API response that clients may cache but must revalidate each time. */
const isPrivateApiResponse = (url: string, cacheControl: string) =>
  new URL(url).pathname.startsWith('/api/') && cacheControl === 'private, no-cache'

/** Returns the problems with a response's headers. */
async function findHeaderFaults(response: APIResponse, app: AppName): Promise<string[]> {
  const headers = response.headers()
  const wrong = Object.entries(requiredHeaders).flatMap(([name, expected]) => {
    const value = headers[name] ?? ''
    if (name === 'cross-origin-resource-policy' && openFiles.test(response.url())) return []
    return (typeof expected === 'string' ? value === expected : expected.test(value))
      ? []
      : [`${name}: ${value}`]
  })
  const policy = headers['content-security-policy'] ?? ''
  if (/script-src[^;]*(?:'unsafe-|\*|https?:)/.test(policy)) wrong.push(`scripts: ${policy}`)
  if (headers.server ?? headers['x-powered-by']) wrong.push('names its software')
  if (
    app === 'portal' &&
    !publicPaths.test(response.url()) &&
    !/no-store/.test(headers['cache-control'] ?? '') &&
    !isPrivateApiResponse(response.url(), headers['cache-control'] ?? '')
  )
    wrong.push(`may be stored: ${headers['cache-control']}`)
  if (headers['content-type']?.startsWith('text/html'))
    wrong.push(...findScriptFaults(await response.text(), policy))
  if (response.status() >= 500) wrong.push(`${response.status()}`)
  return wrong.map(problem => `${response.url()} ${problem}`)
}

/** Returns inline scripts that the policy does not allow by nonce or hash. */
function findScriptFaults(html: string, policy: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, attributes = '', text = '']) => {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) return []
    if (/\ssrc="\/[^/]/.test(attributes) && text === '') return []
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
    const hash = createHash('sha256').update(text).digest('base64')
    const allowed = nonce ? policy.includes(`'nonce-${nonce}'`) : policy.includes(`'sha256-${hash}'`)
    return allowed ? [] : [`script without a name in the policy: ${text.slice(0, 60)}`]
  })
}

const dataOf = (path: string) => `${path === '/' ? '/_root' : path}.data`

async function checkHeaders(client: APIRequestContext, app: AppName, origin: string, paths: string[]) {
  const remaining = [...paths]
  const problems: string[] = []
  const work = async () => {
    for (let path = remaining.pop(); path !== undefined; path = remaining.pop())
      problems.push(...(await findHeaderFaults(await client.get(origin + path, { maxRedirects: 0 }), app)))
  }
  await Promise.all([work(), work(), work(), work()])
  return problems
}

for (const app of ['portal', 'marketing'] as const) {
  // The portal serves member data, so it is always checked; the site is checked only in the long run.
  const tag = app === 'portal' ? [] : ['@long']

  test(`every URL of the ${app} has the security headers`, {
    tag,
  }, async () => {
    const origin = app === 'portal' ? getStack().portal : getStack().site
    const routes = listPaths(app)
    expect(routes.length).toBeGreaterThan(30)
    const data = routes.filter(path => !/\.\w+$|^\/en\//.test(path)).map(dataOf)
    const others = ['/healthz', '/readyz', '/builds/latest.json', '/favicon.svg', '/tidak-ada', '/%E0%A4%A']
    const client = await requests.newContext({ extraHTTPHeaders: { origin } })
    const all = [...routes, ...data, ...others]
    expect(await checkHeaders(client, app, origin, all)).toEqual([])
    if (app === 'portal') {
      const form = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }
      await client.post(`${origin}/sign-in`, { form, maxRedirects: 0 })
      expect((await client.get(`${origin}/orders`, { maxRedirects: 0 })).status()).toBe(200)
      const signedIn = all.filter(path => !path.includes('sign-out'))
      expect(await checkHeaders(client, app, origin, signedIn)).toEqual([])
    }
    const foreign = await client.post(`${origin}/tidak-ada`, { headers: { origin: 'https://evil.test' } })
    expect([foreign.status(), await findHeaderFaults(foreign, app)]).toEqual([403, []])
    await client.dispose()
  })

  test(`the ${app} sends HSTS behind HTTPS, even in maintenance mode`, {
    tag: '@long',
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'closed-'))
    writeFileSync(join(dataDir, 'maintenance'), '')
    const urls = { MARKETING_URL: 'https://site.test', PORTAL_URL: 'https://portal.test' }
    const running = await startApp(app, { env: { ...urls, DATA_DIR: dataDir } })
    const client = await requests.newContext()
    for (const path of ['/', '/en', '/_root.data', '/tidak-ada', '/healthz']) {
      const response = await client.get(running.url + path, { maxRedirects: 0 })
      expect(response.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
      if (path !== '/healthz') expect([path, response.status()]).toEqual([path, 503])
      expect((await findHeaderFaults(response, app)).filter(problem => !problem.endsWith(' 503'))).toEqual([])
    }
    await client.dispose()
    await running.stop()
  })
}
