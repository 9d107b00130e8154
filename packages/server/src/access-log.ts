import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/**
 * Logs one line per request, excluding the query, the IP address, the user agent and path segments that could
 * be ids or tokens.
 */
export function logAccess(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, routinePaths }: { requestId: string; routinePaths?: ReadonlySet<string> },
) {
  if (!log.isLevelEnabled('info')) return
  const startedAt = performance.now()
  response.once('close', () => {
    const path = loggedPath(request.url ?? '/')
    const isRoutine = response.statusCode < 400 && routinePaths?.has(path)
    log[isRoutine ? 'debug' : 'info'](
      {
        request_id: requestId,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      'request',
    )
  })
}

function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/'
  if (path.startsWith('/assets/')) return path
  return path.replace(/[^/]+/g, segment => (isPublicWord(segment) ? segment : ':id'))
}

const isPublicWord = (segment: string) =>
  /^[a-z_][a-z-]{0,39}(?:\.[a-z]{2,5})*$/i.test(segment) && !/^[a-z]{24}/.test(segment)
