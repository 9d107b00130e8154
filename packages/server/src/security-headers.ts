import { createHash } from 'node:crypto'

export type CspSources = Partial<
  Record<'connect-src' | 'img-src' | 'form-action' | 'script-src' | 'frame-src' | 'media-src', string[]>
>

/**
 * Creates the headers of every response, including assets; pages replace the policy. HSTS is sent only if
 * the public URL is https. `microphone` allows the app's own pages to ask for microphone access.
 */
export function baseHeaders(
  publicUrl: string,
  { microphone = false }: { microphone?: boolean | undefined } = {},
): Record<string, string> {
  const secure = publicUrl.startsWith('https:')
  return {
    'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(), microphone=(${microphone ? 'self' : ''}), geolocation=(), payment=(), usb=(), browsing-topics=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * Creates the policy of a page. `inline` contains nonces or hashes of inline scripts and styles; `framedBy`
 * may frame the page.
 */
export function contentSecurityPolicy(
  inline: { scripts: string[]; styles: string[] },
  sources: CspSources,
  secure: boolean,
  framedBy = "'none'",
): string {
  const directive = (name: string, values: string[] = []) => [name, "'self'", ...values].join(' ')
  // Omitted without additional sources, because default-src then applies. Every page carries the policy, so
  // it should be short.
  const fetchDirective = (name: string, values: string[] = []) =>
    values.length > 0 ? [directive(name, values)] : []
  return [
    directive('default-src'),
    directive('script-src', [...inline.scripts, ...(sources['script-src'] ?? [])]),
    ...fetchDirective('style-src', inline.styles),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', ['data:', ...(sources['img-src'] ?? [])]),
    ...fetchDirective('connect-src', sources['connect-src']),
    directive('form-action', sources['form-action']),
    ...fetchDirective('frame-src', sources['frame-src']),
    ...fetchDirective('media-src', sources['media-src']),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Removes the nonce from a page and returns hashes for its policy, so that the page can be cached. Elements
 * without the nonce, such as injected ones, are not hashed and remain blocked.
 */
export function replaceNonceWithHashes(html: string, nonce: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const element = new RegExp(`<(script|style)\\b([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  const cacheable = html.replace(
    element,
    (_, tag: 'script' | 'style', before: string, after: string, body: string) => {
      if (!/\ssrc=/.test(before + after) && body) hashes[tag].add(`'sha256-${sha256(body)}'`)
      return `<${tag}${before}${after}>${body}</${tag}>`
    },
  )
  return { html: cacheable, scripts: [...hashes.script], styles: [...hashes.style] }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
