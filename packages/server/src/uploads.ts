import type { RequestMeta } from './app'

/** The higher body limits for paths that accept files. */
export type UploadOptions = {
  /** The body limit for a path that accepts files; null for other paths. */
  getMaxBytes: (pathname: string) => number | null
  /** Returns an id of the signed-in user, or null without a session. Called before a large body is read. */
  identifySender: (request: Request, meta: RequestMeta) => Promise<string | null>
  /**
   * How many large bodies may be read at the same time. Each user may send only one at a time; others wait.
   */
  maxConcurrent: number
}

type Admission = {
  maxBytes: number
  /** Whether the body must not be passed to the app, because the client is not signed in. */
  withheld: boolean
  /** Frees the slot for the next upload; further calls have no effect. */
  release: () => void
}

/** How long an upload waits for a slot. Meanwhile, its body remains unread in the socket. */
const defaultWaitMs = 10_000

/**
 * Creates a function that returns how much of a body may be read, or `busy` if no slot for a large body
 * becomes free in time.
 */
export function createUploadLimiter(
  uploads: UploadOptions | undefined,
  maxBodyBytes: number,
  waitMs = defaultWaitMs,
) {
  const waiting = new Map<() => void, string>()
  const reading = new Set<string>()

  const small: Admission = { maxBytes: maxBodyBytes, withheld: false, release: () => {} }

  function waitForSlot(sender: string, atOnce: number): Promise<boolean> {
    if (reading.size < atOnce && !reading.has(sender)) {
      reading.add(sender)
      return Promise.resolve(true)
    }
    return new Promise(resolve => {
      const start = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        resolve(false)
      }, waitMs)
      waiting.set(start, sender)
    })
  }

  /**
   * Frees the sender's slot and starts the longest-waiting upload whose sender has no other upload in
   * progress.
   */
  function release(sender: string) {
    reading.delete(sender)
    for (const [start, next] of waiting) {
      if (reading.has(next)) continue
      waiting.delete(start)
      reading.add(next)
      return start()
    }
  }

  return async (request: Request, pathname: string, meta: RequestMeta): Promise<Admission | 'busy'> => {
    const maxBytes = uploads?.getMaxBytes(pathname) ?? null
    if (!uploads || maxBytes === null || request.body === null) return small
    const length = request.headers.get('content-length')
    if (length !== null && Number(length) <= maxBodyBytes) return small
    const sender = await uploads.identifySender(request, meta)
    if (sender === null) return { ...small, withheld: true }
    if (!(await waitForSlot(sender, uploads.maxConcurrent))) return 'busy'
    let released = false
    return {
      maxBytes,
      withheld: false,
      release() {
        if (!released) release(sender)
        released = true
      },
    }
  }
}
