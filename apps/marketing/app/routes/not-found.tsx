import { noSuchPage } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'

export const handle = { hydrate: false }

/** Every address that no route matches. */
export function loader({ request }: LoaderFunctionArgs) {
  throw noSuchPage(request)
}

export default () => null
