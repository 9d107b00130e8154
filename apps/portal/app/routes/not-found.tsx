import type { LoaderFunctionArgs } from '@remix-run/node'
import { noSuchPage } from '#app/http/respond.server'

export function loader({ request }: LoaderFunctionArgs) {
  throw noSuchPage(request)
}

export default function NotFound() {
  return null
}
