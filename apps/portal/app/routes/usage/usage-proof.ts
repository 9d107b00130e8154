import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { attachment } from '#app/http/respond.server'
import { getProofFile } from '#app/services/usage.server'
import { requirePlayId } from './usage-rules.server'

/** Responds with the proof of a play, for independent verification. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePlayId(args)
  await requirePermission(args, 'usage.read')
  return attachment(await getProofFile(api, args.params.id ?? ''))
}
