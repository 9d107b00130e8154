import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireReader } from '#app/http/collective.server'
import { streamedAttachment } from '#app/http/respond.server'
import { openFile } from '#app/services/collective.server'

/** Responds with a report file, the log of a day, the chain of checkpoints or a proof. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReader(args)
  const file = openFile(api, args.params['*'] ?? '')
  if (!file) throw notFound(args.request)
  return streamedAttachment(await file)
}
