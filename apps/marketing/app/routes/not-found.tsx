import { noSuchPage } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'

export const handle = { hydrate: false }

/** Every address that no page has. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw noSuchPage(request)
}

/** Never rendered; with it a missing address is a page, shown by the root's error boundary. */
export default function NotFound() {
  return null
}
