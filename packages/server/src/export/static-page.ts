/** The file of a page's address: `/` and `/en` are `index.html` and `en.html`, a name with an ending stays as it is. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/** A static host answers no form: each is sent to the live address, also one that says nothing of its own. */
export function withLiveForms(html: string, path: string, liveUrl: string): string {
  return html.replace(/<form\b([^<>]*)>/g, (_, attributes: string) => {
    const given = / action="([^"]*)"/.exec(attributes)?.[1]
    if (given !== undefined && !given.startsWith('/') && given !== '') return `<form${attributes}>`
    const rest = attributes.replace(/ action="[^"]*"/, '')
    return `<form action="${liveUrl}${given || path}"${rest}>`
  })
}

/** Addresses of our own pictures that the pages name for link previews. */
export const picturesIn = (html: string, publicUrl: string): string[] =>
  [...html.matchAll(/content="([^"]+\.png)"/g)].flatMap(([, url = '']) =>
    url.startsWith(`${publicUrl}/`) ? [url.slice(publicUrl.length)] : [],
  )

/** The pages that a sitemap lists, as paths. */
export const pagesIn = (sitemap: string, publicUrl: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(publicUrl) ? [url.slice(publicUrl.length) || '/'] : [],
  )
