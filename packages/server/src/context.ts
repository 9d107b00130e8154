/** The load context that the server passes to loaders, actions and entry.server for each request. */
export type ServerContext = {
  /** For `<script nonce>` and `<style nonce>`, allowed by the Content-Security-Policy. */
  nonce: string
  requestId: string
  /** The visitor's IP address, from the socket or from a trusted proxy. */
  clientAddress: string
  build: { id: string; timestamp: number }
  log: AppLogger
  /** Called after every backend call made by the app. */
  onBackendCall?: (call: BackendCall) => void
  /** Reports an unexpected error. */
  reportError?: (error: unknown, requestId?: string) => void
}

/** A call to the backend. `route` has placeholders instead of ids; `status` is 0 if there was no response. */
export type BackendCall = {
  method: string
  route: string
  status: number
  ms: number
}

type LogLine = (details: Record<string, unknown>, message: string) => void
export type AppLogger = { info: LogLine; warn: LogLine; error: LogLine }

const defaultContext: ServerContext = {
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

/** Reads the load context; returns defaults without a server (under `remix vite:dev` and in tests). */
export function getServerContext(loadContext: Record<string, unknown> | undefined): ServerContext {
  const server = loadContext?.server
  return isServerContext(server) ? server : defaultContext
}

function isServerContext(value: unknown): value is ServerContext {
  return typeof value === 'object' && value !== null && 'nonce' in value && 'requestId' in value
}
