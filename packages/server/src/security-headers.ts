import { createHash } from 'node:crypto'

export type CspSources = Partial<
  Record<'connect-src' | 'img-src' | 'form-action' | 'script-src' | 'frame-src' | 'media-src', string[]>
>

/** Headers of every answer, assets included; a page says more in its own policy. HSTS only when the public address is https. */
export function baseHeaders(publicUrl: string): Record<string, string> {
  const secure = publicUrl.startsWith('https:')
  return {
    'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** `framedBy` is who may show the page in a frame; `inline` are the tokens that allow inline scripts and styles: one nonce, or the hashes of a stored page. */
export function contentSecurityPolicy(
  inline: { scripts: string[]; styles: string[] },
  sources: CspSources,
  secure: boolean,
  framedBy = "'none'",
): string {
  const own = (name: keyof CspSources, ...base: string[]) =>
    [name, "'self'", ...base, ...(sources[name] ?? [])].join(' ')
  return [
    "default-src 'self'",
    own('script-src', ...inline.scripts),
    ["style-src 'self'", ...inline.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    own('img-src', 'data:'),
    own('connect-src'),
    own('form-action'),
    own('frame-src'),
    own('media-src'),
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Replaces the nonce of a finished page by hashes, so that the same bytes can be served twice.
 * Only elements that carry the nonce are hashed: what content smuggled in stays forbidden.
 */
export function replaceNonceWithHashes(html: string, nonce: string) {
  const found = { script: new Set<string>(), style: new Set<string>() }
  const element = new RegExp(`<(script|style)\\b([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  const plain = html.replace(
    element,
    (_, tag: 'script' | 'style', before: string, after: string, body: string) => {
      if (!/\ssrc=/.test(before + after) && body) found[tag].add(`'sha256-${sha256(body)}'`)
      return `<${tag}${before}${after}>${body}</${tag}>`
    },
  )
  return { html: plain, scripts: [...found.script], styles: [...found.style] }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
