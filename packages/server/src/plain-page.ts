import { createHash } from 'node:crypto'

const texts = {
  400: ['Bad Request', 'Alamat ini tidak dapat dibaca.', 'This address cannot be read.'],
  403: [
    'Forbidden',
    'Permintaan ini tidak datang dari halaman kami. Buka kembali halamannya, lalu coba lagi.',
    'This request did not come from our pages. Open the page again and try once more.',
  ],
  404: ['Page Not Found', 'Berkas ini tidak ada.', 'This file does not exist.'],
  413: [
    'Content Too Large',
    'Data yang Anda kirim terlalu besar. Kembali ke halaman sebelumnya, pilih berkas yang lebih kecil atau persingkat isian Anda, lalu kirim lagi.',
    'Your submission is too large. Go back, choose a smaller file or shorten your text, then send it again.',
  ],
  429: [
    'Too Many Requests',
    'Terlalu banyak berkas sedang diunggah. Tunggu beberapa detik, lalu kirim lagi.',
    'Too many files are being uploaded right now. Wait a few seconds, then send it again.',
  ],
  500: [
    'Internal Server Error',
    'Terjadi kesalahan di sisi kami. Coba lagi sebentar lagi.',
    'Something went wrong on our side. Please try again shortly.',
  ],
  503: [
    'Service Unavailable',
    'Kami sedang melakukan perawatan. Coba lagi sebentar lagi.',
    'We are under maintenance. Please try again shortly.',
  ],
} as const

const style = `:root{color-scheme:light dark;--paper:light-dark(#f8f4ec,#15101b);--ink:light-dark(#241a2d,#f4eef8);--quiet:light-dark(#655a6d,#b3a8bd);--accent:light-dark(#c4166f,#ff6db3)}
body{margin:0;min-height:100vh;display:grid;align-content:center;padding:2rem clamp(1.5rem,8vw,8rem);box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
h1{margin:.3em 0;font-size:clamp(2rem,1.4rem + 3vw,4rem);line-height:1.02;letter-spacing:-.04em}
p{margin:.4em 0;max-width:34em}a,b{color:var(--accent)}small{color:var(--quiet)}`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type PlainPageOptions = {
  /** Shown to the visitor, so that support can find the request in the log. */
  requestId?: string
  headers?: Record<string, string>
  /** The product's name, used as the suffix of the page title. */
  appTitle?: string | undefined
}

/** The texts of a page, each in Indonesian and English. */
export type PageText = Record<'title' | 'text', readonly [string, string]>

/**
 * Creates an error page that does not depend on the app: it has no template, message catalogue or script.
 * The path determines the language.
 */
export function createPlainErrorPage(
  status: keyof typeof texts,
  pathname: string,
  options: PlainPageOptions = {},
): Response {
  const [title, ...text] = texts[status]
  return createPlainPage({ title: [title, title], text }, { status, pathname, ...options })
}

/** Creates a page with the given texts. */
export function createPlainPage(
  text: PageText,
  {
    status,
    pathname,
    requestId,
    headers = {},
    appTitle,
  }: PlainPageOptions & { status: number; pathname: string },
): Response {
  const english = /^\/en(?:\/|$)/i.test(pathname)
  const language = english ? 1 : 0
  const title = text.title[language]
  const fullTitle = appTitle ? `${title} · ${escapeHtml(appTitle)}` : title
  const home = english ? '<a href="/en">Go to the home page</a>' : '<a href="/">Ke beranda</a>'
  const shownId = requestId && /^[\w-]{1,80}$/.test(requestId) ? requestId : null
  const idLabel = english ? 'Request number' : 'Nomor permintaan'
  const html = `<!doctype html><html lang="${english ? 'en' : 'id'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${fullTitle}</title><style>${style}</style></head><body><main><b>${status}</b><h1>${title}</h1><p>${text.text[language]}</p><p>${home}</p>${shownId ? `<p><small>${idLabel}: ${shownId}</small></p>` : ''}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

const escapeHtml = (text: string) => text.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`)
