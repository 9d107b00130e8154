import { describePublicApi } from '@bgm/contract/openapi'
import { methodNotAllowed, publicApiUrl } from '#app/http/public-api.server'

/** Responds with the description of the public API, which requires no key. */
export const loader = () =>
  Response.json(describePublicApi(publicApiUrl), { headers: { 'Cache-Control': 'public, max-age=300' } })

export const action = methodNotAllowed
