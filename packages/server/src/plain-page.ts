const sentences = {
  400: ['Alamat ini tidak dapat dibaca.', 'This address cannot be read.'],
  403: [
    'Permintaan ini tidak datang dari halaman kami. Buka kembali halamannya, lalu coba lagi.',
    'This request did not come from our pages. Open the page again and try once more.',
  ],
  404: ['Berkas ini tidak ada.', 'This file does not exist.'],
  413: ['Kiriman ini terlalu besar.', 'What was sent is too large.'],
  500: [
    'Terjadi kesalahan di sisi kami. Coba lagi sebentar lagi.',
    'Something went wrong on our side. Please try again shortly.',
  ],
  503: [
    'Kami sedang melakukan perawatan. Coba lagi sebentar lagi.',
    'We are under maintenance. Please try again shortly.',
  ],
} as const

/** An answer given before or instead of the app: no template, no script, both languages by address. */
export function plainPage(
  status: keyof typeof sentences,
  pathname: string,
  headers: Record<string, string> = {},
): Response {
  const english = /^\/en(?:\/|$)/i.test(pathname)
  const sentence = sentences[status][english ? 1 : 0]
  const html = `<!doctype html><html lang="${english ? 'en' : 'id'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><p>${sentence}</p></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
