import type { RequestMeta } from './app'

/** Which routes accept files, from whom, and how many at once. Everywhere else a body is small. */
export interface UploadOptions {
  /** The largest body of a path that takes files; null for any other. */
  getMaxBytes: (pathname: string) => number | null
  /** Identifies the signed-in sender, null without a session; asked before a large body is read. */
  identifySender: (request: Request, facts: RequestMeta) => Promise<string | null>
  /** Large bodies that one process reads at a time, one per sender; a further one waits unread. */
  maxConcurrent: number
}

interface Admission {
  maxBytes: number
  /** The body is not read, because nobody is signed in. */
  withheld: boolean
  /** Ends the turn; once is enough, and more changes nothing. */
  release: () => void
}

/** Milliseconds that an upload waits for its turn; its body stays in the sender's socket meanwhile. */
const turnPatience = 10_000

/** Decides how much of a body may be read. `busy` when too many are being read and none ended in time. */
export function createUploadLimiter(
  uploads: UploadOptions | undefined,
  maxBodyBytes: number,
  patience = turnPatience,
) {
  const waiting = new Map<() => void, string>()
  const reading = new Set<string>()

  const small: Admission = { maxBytes: maxBodyBytes, withheld: false, release: () => {} }

  function turn(sender: string, atOnce: number): Promise<boolean> {
    if (reading.size < atOnce && !reading.has(sender)) {
      reading.add(sender)
      return Promise.resolve(true)
    }
    return new Promise(resolve => {
      const take = () => {
        clearTimeout(late)
        resolve(true)
      }
      const late = setTimeout(() => {
        waiting.delete(take)
        resolve(false)
      }, patience)
      waiting.set(take, sender)
    })
  }

  /** Passes the turn to the request that has waited longest and whose sender has no other body being read. */
  function release(sender: string) {
    reading.delete(sender)
    for (const [take, next] of waiting) {
      if (reading.has(next)) continue
      waiting.delete(take)
      reading.add(next)
      return take()
    }
  }

  return async (request: Request, pathname: string, facts: RequestMeta): Promise<Admission | 'busy'> => {
    const maxBytes = uploads?.getMaxBytes(pathname) ?? null
    if (!uploads || maxBytes === null || request.body === null) return small
    const length = request.headers.get('content-length')
    if (length !== null && Number(length) <= maxBodyBytes) return small
    const sender = await uploads.identifySender(request, facts)
    if (sender === null) return { ...small, withheld: true }
    if (!(await turn(sender, uploads.maxConcurrent))) return 'busy'
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
