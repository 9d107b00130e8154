import { notFound } from '@bgm/server/not-found'
import { parseLicenceCode } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'

/** Returns the code in the URL. Throws a 404 if the segment cannot be a code. */
export function requireLicenceCode({ request, params }: LoaderFunctionArgs): string {
  const parsed = parseLicenceCode(params.code ?? '')
  if (!parsed.ok) throw notFound(request)
  return parsed.code
}
