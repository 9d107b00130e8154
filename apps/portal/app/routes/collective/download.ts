import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireReaderApi } from '#app/http/collective.server'
import { streamedAttachment } from '#app/http/respond.server'
import { findCollectiveFile } from '#app/services/collective.server'

/** Responds with a report file, the log of a day, the chain of checkpoints or a proof. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const file = findCollectiveFile(api, args.params['*'] ?? '')
  if (!file) throw notFound(args.request)
  return streamedAttachment(await file)
}
