import { routeNotFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'

export const handle = { hydrate: false }

/** Matches every path that no other route matches. */
export function loader({ request }: LoaderFunctionArgs) {
  throw routeNotFound(request)
}

export default () => null
