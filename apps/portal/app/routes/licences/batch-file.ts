import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi, requireValidId } from '#app/http/api.server'
import { attachment } from '#app/http/respond.server'
import { getCertificateBatchFile } from '#app/services/licences.server'

/** Responds with the file of a batch of certificates. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return attachment(await getCertificateBatchFile(api, args.params.id ?? ''))
}
