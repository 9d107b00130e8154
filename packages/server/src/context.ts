/** What the server knows about a request, for loaders, actions and entry.server. */
export interface ServerContext {
  /** For `<script nonce>` and `<style nonce>`; the server turns it into the page's Content-Security-Policy. */
  nonce: string
  requestId: string
  /** The address of the visitor: of the socket, or as a trusted proxy says. */
  clientAddress: string
  build: { id: string; timestamp: number }
  log: Log
  /** Counts a call of the app to the backend. */
  onBackendCall?: (call: BackendCall) => void
  /** Tells of a failure that nobody expected; the visitor is answered all the same. */
  reportError?: (error: unknown, requestId?: string) => void
}

/** One call to the backend: `route` has a word in place of every id, `status` 0 is no answer. */
export interface BackendCall {
  method: string
  route: string
  status: number
  ms: number
}

type LogLine = (details: Record<string, unknown>, message: string) => void
export type Log = { info: LogLine; warn: LogLine; error: LogLine }

const outsideServer: ServerContext = {
  nonce: '',
  requestId: 'development',
  clientAddress: '127.0.0.1',
  build: { id: 'development', timestamp: 0 },
  log: {
    info: () => {},
    warn: (details, message) => console.warn(message, details),
    error: (details, message) => console.error(message, details),
  },
}

/** Reads the load context. Under `remix vite:dev` and in tests there is no server: harmless stand-ins then. */
export function serverContext(loadContext: Record<string, unknown> | undefined): ServerContext {
  const server = loadContext?.server
  return isServerContext(server) ? server : outsideServer
}

function isServerContext(value: unknown): value is ServerContext {
  return typeof value === 'object' && value !== null && 'nonce' in value && 'requestId' in value
}
