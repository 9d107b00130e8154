import { noSuchPage } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'

export function loader({ request }: LoaderFunctionArgs) {
  throw noSuchPage(request)
}

export default function NotFound() {
  return null
}
