type Options = {
  headers?: Record<string, string>
  body?: string
  /** The content type of the body; JSON by default. */
  type?: string
}

/** Creates the text of a request. */
export function createRequest(method: string, path: string, options?: Options): string

type Server = {
  url: string
  /** The path that must answer afterwards; null if the server does not speak HTTP. */
  health?: string | null
  requests: string[]
}

/**
 * Breaks connections to each server at every stage of each of its requests, `rounds` times. Returns one line
 * for every server that does not answer afterwards.
 */
export function breakConnections(
  servers: Record<string, Server>,
  options: { seed: number; rounds?: number },
): Promise<string[]>
