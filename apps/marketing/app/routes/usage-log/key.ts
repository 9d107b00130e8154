import type { LoaderFunctionArgs } from '@remix-run/node'
import { createLogApi, createLogErrorMapper, sendKeys } from '#app/http/usage-log.server'

/** `/.well-known/usage-log-key`: the verifier keys of the usage log, one a line, newest first. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { keys } = await createLogApi(args).usageLog.getKeys().catch(createLogErrorMapper(args))
  return sendKeys(keys)
}
