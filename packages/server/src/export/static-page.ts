/** The file of a page's address: `/` and `/en` are `index.html` and `en.html`, a name with an ending stays as it is. */
export function filePathOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/** Where a plain static server looks for the page: it serves `about/index.html`, but does not map `/about` to `about.html`. */
export const indexFileOf = (file: string): string | null =>
  file.endsWith('.html') && !/(?:^|\/)(?:index|404|maintenance)\.html$/.test(file)
    ? file.replace(/\.html$/, '/index.html')
    : null

/** The addresses that the forms of an exported page are sent to. */
export const findFormPaths = (html: string, publicUrl: string): string[] =>
  [...html.matchAll(/<form action="([^"]*)"/g)].flatMap(([, action = '']) =>
    action.startsWith(publicUrl) ? [action.slice(publicUrl.length).split(/[?#]/)[0] || '/'] : [],
  )

/** A static host answers no form: each is sent to the live address, also one that says nothing of its own. */
export function pointFormsToLiveSite(html: string, path: string, liveUrl: string): string {
  return html.replace(/<form\b([^<>]*)>/g, (_, attributes: string) => {
    const given = / action="([^"]*)"/.exec(attributes)?.[1]
    if (given !== undefined && !given.startsWith('/') && given !== '') return `<form${attributes}>`
    const rest = attributes.replace(/ action="[^"]*"/, '')
    return `<form action="${liveUrl}${given || path}"${rest}>`
  })
}

/** Addresses of our own pictures that the pages name for link previews. */
export const findPreviewImages = (html: string, publicUrl: string): string[] =>
  [...html.matchAll(/content="([^"]+\.png)"/g)].flatMap(([, url = '']) =>
    url.startsWith(`${publicUrl}/`) ? [url.slice(publicUrl.length)] : [],
  )

/** The pages that a sitemap lists, as paths. */
export const findSitemapPaths = (sitemap: string, publicUrl: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(publicUrl) ? [url.slice(publicUrl.length) || '/'] : [],
  )
