import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getCertificate } from '#app/services/licences.server'
import { certificateRules, parseCertificateSize, requireValidLicenceCode } from './licence-rules.server'

/** Responds with the certificate or the stickers for a zone as a PDF, in the language of the URL. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidLicenceCode(args)
  await requirePermission(args, 'licence.read')
  const { filter } = parseListQuery(args.request, certificateRules)
  return attachment(
    await getCertificate(
      api,
      args.params.code ?? '',
      parseCertificateSize(filter.size),
      getLocale(args.request),
    ),
  )
}
