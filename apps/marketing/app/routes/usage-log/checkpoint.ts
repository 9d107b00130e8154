import type { LoaderFunctionArgs } from '@remix-run/node'
import { createLogApi, createLogErrorMapper, openHeaders } from '#app/http/usage-log.server'

/** `/usage-log/checkpoint`: the newest checkpoint of the usage log (docs/usage-log.md). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { bytes } = await createLogApi(args).usageLog.getCheckpoint().catch(createLogErrorMapper(args))
  return new Response(bytes, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...openHeaders },
  })
}
