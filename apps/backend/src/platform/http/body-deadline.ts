import type { IncomingMessage, ServerResponse } from 'node:http'

/** Milliseconds within which a body must have arrived. Files of signed-in users may take longer (config/server.ts). */
const bodyTimeout = 30_000

type Exchange = { req: IncomingMessage; res: ServerResponse; respond?: boolean | undefined }

/**
 * Answers 408 and closes the connection if the body has not arrived in time, so that slow clients do not occupy
 * connections. Node itself has one limit for all requests.
 */
export function limitBodyTime(ctx: Exchange, milliseconds = bodyTimeout): void {
  const { req, res } = ctx
  const timer = setTimeout(() => {
    if (req.complete || res.headersSent) return
    // The parser, which still waits for the body, fails once the connection is closed.
    ctx.respond = false
    res.writeHead(408, { connection: 'close' })
    res.end(() => req.destroy())
  }, milliseconds)
  const stop = () => clearTimeout(timer)
  req.once('end', stop)
  res.once('close', stop)
}
