import type { LoaderFunctionArgs } from '@remix-run/node'
import { createLogApi, createLogErrorMapper, openHeaders } from '#app/http/usage-log.server'

/** `/usage-log/policy`: the keys and witnesses of the usage log, and their quorum (docs/usage-log.md). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { bytes } = await createLogApi(args).usageLog.getPolicy().catch(createLogErrorMapper(args))
  return new Response(bytes, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      ...openHeaders,
    },
  })
}
