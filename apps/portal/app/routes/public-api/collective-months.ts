import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleKeyRequest, methodNotAllowed } from '#app/http/key-api.server'

export const loader = (args: LoaderFunctionArgs) =>
  handleKeyRequest(args, ({ collective }, query) => collective.listMonths(query))

export const action = methodNotAllowed
