import type { LoaderFunctionArgs } from '@remix-run/node'
import { handlePublicApiRequest, methodNotAllowed } from '#app/http/public-api.server'

export const loader = (args: LoaderFunctionArgs) =>
  handlePublicApiRequest(args, (api, query) => api.publicPlays.listPlays(query))

export const action = methodNotAllowed
