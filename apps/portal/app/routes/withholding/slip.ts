import { requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi, requireValidId } from '#app/http/api.server'
import { isId } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { downloadSlip } from '#app/services/withholdings.server'

/** Responds with a withholding slip as a PDF. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requireValidParams(args, ({ slip = '' }) => isId(slip))
  const { id = '', slip = '' } = args.params
  return attachment(await downloadSlip(api, id, slip))
}
