import { routeNotFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'

export function loader({ request }: LoaderFunctionArgs) {
  throw routeNotFound(request)
}

export default function NotFound() {
  return null
}
