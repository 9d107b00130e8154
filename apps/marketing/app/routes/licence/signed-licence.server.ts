import { notFound, requireFound } from '@bgm/server/not-found'
import { parseLicenceCode } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { createFileErrorMapper } from '#app/http/check-errors.server'
import { createVisitorApi } from '#app/http/visitor-api.server'
import { findSignedLicence } from '#app/services/licence-checks.server'

/** Responds with the compact JWS of a licence's current version, for programs and the verifier. */
export async function respondWithSignedLicence(args: LoaderFunctionArgs, typed: string): Promise<Response> {
  const parsed = parseLicenceCode(typed)
  if (!parsed.ok) throw notFound(args.request)
  const call = findSignedLicence(createVisitorApi(args), parsed.code)
  const jws = requireFound(args.request, await call.catch(createFileErrorMapper(args)))
  return new Response(jws, {
    headers: {
      'Content-Type': 'application/jose',
      'Content-Disposition': `attachment; filename="${parsed.code}.jws"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
