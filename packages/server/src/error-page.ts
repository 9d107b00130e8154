import { type PageText, renderPlainPage } from './plain-page'

const badRequest: PageText = {
  title: ['Permintaan ini tidak dapat diproses', 'We couldn’t process this request'],
  text: [
    'Alamat ini tidak dapat dibaca. Periksa kembali alamatnya.',
    'This address can’t be read. Please check it.',
  ],
}
const words: Record<number, PageText> = {
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
const failed: PageText = {
  title: ['Internal Server Error', 'Internal Server Error'],
  text: [
    'Berkas atau halaman ini sedang tidak dapat dibuka. Coba lagi sebentar lagi.',
    'This file or page can’t be opened right now. Please try again shortly.',
  ],
}

interface Asked {
  request: Request
  pathname: string
  requestId: string
  appTitle: string | undefined
}

/** Gives a browser an error page where a file or redirect route fails, because such a route renders none. */
export function withErrorPage(answer: Response, { request, pathname, requestId, appTitle }: Asked): Response {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false
  if (answer.status < 400 || isPage || !wantsPage) return answer
  const said = words[answer.status] ?? (answer.status < 500 ? badRequest : failed)
  const page = renderPlainPage(said, { status: answer.status, pathname, requestId, appTitle })
  for (const name of ['retry-after', 'set-cookie'])
    for (const value of name === 'set-cookie' ? answer.headers.getSetCookie() : [answer.headers.get(name)])
      if (value !== null) page.headers.append(name, value)
  return page
}
