import { signInToPanel } from './panel-sign-in.mjs'

/** A PNG is used, because the media library accepts only raster images. */
export const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const type = '/content-manager/collection-types/api::page.page'

/** Signs an editor in to the admin panel's API. The editor can publish page titles and upload images. */
export async function signInEditor(backend, admin) {
  const call = async (method, path, body, token) => {
    const form = body instanceof FormData
    const headers = {
      ...(!form && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const content = form ? body : body && JSON.stringify(body)
    const response = await fetch(backend + path, { method, headers, body: content })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    return response.json()
  }
  const token = await signInToPanel(backend, admin)
  const listed = await call('GET', `${type}?page=1&pageSize=100&locale=id`, undefined, token)
  const documents = new Map(listed.results.map(({ slug, documentId }) => [slug, documentId]))
  return {
    publish: (slug, locale, title) =>
      call('POST', `${type}/${documents.get(slug)}/actions/publish?locale=${locale}`, { title }, token),
    /** Uploads a PNG to the media library and returns its public path. */
    async uploadPicture(name, bytes) {
      const form = new FormData()
      form.append('files', new Blob([bytes], { type: 'image/png' }), name)
      const [{ url }] = await call('POST', '/upload', form, token)
      return url
    },
  }
}
