import type { ServerResponse } from 'node:http'
import { createPlainErrorPage } from './plain-page'

type FailedRequest = {
  path: string
  requestId: string
  /** The headers: alternating names and values. */
  headers: string[]
}

/**
 * Responds 500 without involving the app. If the response has already begun, closes the connection instead.
 */
export async function sendServerError(outgoing: ServerResponse, { path, requestId, headers }: FailedRequest) {
  if (outgoing.headersSent) return void outgoing.destroy()
  const page = createPlainErrorPage(500, path, { requestId })
  const body = await page.text()
  outgoing.writeHead(500, [...page.headers].flat().concat(headers))
  outgoing.end(body)
}
