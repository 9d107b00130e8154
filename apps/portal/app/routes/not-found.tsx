import { routeNotFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'

export function loader({ request }: LoaderFunctionArgs) {
  throw routeNotFound(request)
}

/**
 * Loads the document for a path that the browser's router does not know, such as a page in the other
 * language: the router has only the routes for the document's language and build.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => undefined)
}

export default function NotFound() {
  return null
}
