import type { LoaderFunctionArgs } from '@remix-run/node'
import { createLogApi, createLogErrorMapper, sendKeys } from '#app/http/usage-log.server'

/** `/.well-known/usage-receipt-key`: the verifier keys of receipts of plays, one a line, newest first. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { keys } = await createLogApi(args).usageLog.getReceiptKeys().catch(createLogErrorMapper(args))
  return sendKeys(keys)
}
