import type { ServerResponse } from 'node:http'
import { plainPage } from './plain-page'

interface Failed {
  path: string
  requestId: string
  /** Name and value in turn. */
  headers: string[]
}

/** Answers 500 outside the app. A response that has begun cannot be corrected any more: its connection is closed. */
export async function sendServerError(outgoing: ServerResponse, { path, requestId, headers }: Failed) {
  if (outgoing.headersSent) return void outgoing.destroy()
  const answer = plainPage(500, path, { requestId })
  const body = await answer.text()
  outgoing.writeHead(500, [...answer.headers].flat().concat(headers))
  outgoing.end(body)
}
