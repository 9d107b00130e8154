import { createPlainPage, type PageText } from './plain-page'

const badRequest: PageText = {
  title: ['Permintaan ini tidak dapat diproses', 'We couldn’t process this request'],
  text: [
    'Alamat ini tidak dapat dibaca. Periksa kembali alamatnya.',
    'This address can’t be read. Please check it.',
  ],
}
const texts: Record<number, PageText> = {
  403: {
    title: ['Anda tidak punya akses ke halaman ini', 'You don’t have access to this page'],
    text: [
      'Minta pemilik organisasi untuk mengubah peran Anda.',
      'Ask an owner of the organisation to change your role.',
    ],
  },
  404: {
    title: ['Page Not Found', 'Page Not Found'],
    text: ['Berkas atau halaman ini tidak ada.', 'This file or page does not exist.'],
  },
  429: {
    title: ['Terlalu banyak percobaan', 'Too many attempts'],
    text: ['Coba lagi sebentar lagi.', 'Please try again shortly.'],
  },
}
const serverError: PageText = {
  title: ['Internal Server Error', 'Internal Server Error'],
  text: [
    'Berkas atau halaman ini sedang tidak dapat dibuka. Coba lagi sebentar lagi.',
    'This file or page can’t be opened right now. Please try again shortly.',
  ],
}

type ErrorPageOptions = {
  request: Request
  pathname: string
  requestId: string
  appTitle: string | undefined
}

/** Replaces the error response of a resource route with an error page if the client accepts HTML. */
export function withErrorPage(
  response: Response,
  { request, pathname, requestId, appTitle }: ErrorPageOptions,
): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false
  if (response.status < 400 || isPage || !wantsPage) return response
  const text = texts[response.status] ?? (response.status < 500 ? badRequest : serverError)
  const page = createPlainPage(text, { status: response.status, pathname, requestId, appTitle })
  for (const name of ['retry-after', 'set-cookie'])
    for (const value of name === 'set-cookie'
      ? response.headers.getSetCookie()
      : [response.headers.get(name)])
      if (value !== null) page.headers.append(name, value)
  return page
}
