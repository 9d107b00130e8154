/**
 * Returns the file to which a path is exported: `index.html` for `/`, `en.html` for `/en`. A path with an
 * extension is its own file name.
 */
export function getExportFile(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/**
 * Returns a second file name for servers that serve `about/index.html` but do not map `/about` to
 * `about.html`; null if none is needed.
 */
export const findIndexFile = (file: string): string | null =>
  file.endsWith('.html') && !/(?:^|\/)(?:index|404|maintenance)\.html$/.test(file)
    ? file.replace(/\.html$/, '/index.html')
    : null

/** Finds the paths to which the forms of an exported page submit. */
export const listFormPaths = (html: string, publicUrl: string): string[] =>
  [...html.matchAll(/<form action="([^"]*)"/g)].flatMap(([, action = '']) =>
    action.startsWith(publicUrl) ? [action.slice(publicUrl.length).split(/[?#]/)[0] || '/'] : [],
  )

/** Points the action of every form to the live site, because a static host cannot handle forms. */
export function pointFormsToLiveSite(html: string, path: string, liveUrl: string): string {
  return html.replace(/<form\b([^<>]*)>/g, (_, attributes: string) => {
    const action = / action="([^"]*)"/.exec(attributes)?.[1]
    if (action !== undefined && !action.startsWith('/') && action !== '') return `<form${attributes}>`
    const rest = attributes.replace(/ action="[^"]*"/, '')
    return `<form action="${liveUrl}${action || path}"${rest}>`
  })
}

/**
 * Finds the paths of our own images on a page: link preview images, and media library images in every size.
 */
export const listImagePaths = (html: string, publicUrl: string): string[] => [
  ...[...html.matchAll(/content="([^"]+\.png)"/g)].flatMap(([, url = '']) =>
    url.startsWith(`${publicUrl}/`) ? [url.slice(publicUrl.length)] : [],
  ),
  ...[...html.matchAll(/ src(?:[sS]et)?="([^"]+)"/g)].flatMap(([, sizes = '']) =>
    sizes.split(', ').flatMap(size => (size.startsWith('/media/') ? [size.split(' ')[0] ?? ''] : [])),
  ),
]

/** Finds the paths of the pages in a sitemap. */
export const listSitemapPaths = (sitemap: string, publicUrl: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(publicUrl) ? [url.slice(publicUrl.length) || '/'] : [],
  )
