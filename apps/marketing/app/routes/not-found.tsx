import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/http/respond.server'

export const handle = { hydrate: false }

/** Every address that no page has. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request)
}

/** Never rendered; with it a missing address is a page, shown by the root's error boundary. */
export default function NotFound() {
  return null
}
