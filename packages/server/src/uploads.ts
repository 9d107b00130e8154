import type { RequestFacts } from './app'

/** Which routes accept files, from whom, and how many at once. Everywhere else a body is small. */
export interface Uploads {
  /** The largest body of a path that takes files; null for any other. */
  maxBytesOf: (pathname: string) => number | null
  /** Whether the sender is signed in; asked before a large body is read. */
  hasSession: (request: Request, facts: RequestFacts) => Promise<boolean>
  /** Large bodies that one process reads at a time; a further one waits unread. */
  atOnce: number
}

interface Admission {
  maxBytes: number
  /** The body is not read, because nobody is signed in. */
  withheld: boolean
  release: () => void
}

/** Milliseconds that an upload waits for its turn; its body stays in the sender's socket meanwhile. */
const turnPatience = 10_000

/** Decides how much of a body may be read. `busy` when too many are being read and none ended in time. */
export function createUploadGate(
  uploads: Uploads | undefined,
  maxBodyBytes: number,
  patience = turnPatience,
) {
  const waiting = new Set<() => void>()
  let reading = 0

  const small: Admission = { maxBytes: maxBodyBytes, withheld: false, release: () => {} }

  function turn(atOnce: number): Promise<boolean> {
    if (reading < atOnce) {
      reading += 1
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
      waiting.add(take)
    })
  }

  /** Passes the turn to the request that has waited longest. */
  function release() {
    const [next] = waiting
    if (!next) reading -= 1
    else {
      waiting.delete(next)
      next()
    }
  }

  return async (request: Request, pathname: string, facts: RequestFacts): Promise<Admission | 'busy'> => {
    const maxBytes = uploads?.maxBytesOf(pathname) ?? null
    if (!uploads || maxBytes === null || request.body === null) return small
    const length = request.headers.get('content-length')
    if (length !== null && Number(length) <= maxBodyBytes) return small
    if (!(await uploads.hasSession(request, facts))) return { ...small, withheld: true }
    if (!(await turn(uploads.atOnce))) return 'busy'
    return { maxBytes, withheld: false, release }
  }
}
