import * as z from 'zod/mini'
import type { VerifySignature } from './ed25519'
import { type ReadList, readNumberedList, readTokenList, type StatusList } from './status-list'
import type { KeySet } from './verify-jws'

export const listsSchema = z.object({
  /** The list of licences with `idx`; null if it is not available. */
  numbered: z.nullable(z.string()),
  /** The Token Status Lists, with the last part of their addresses. */
  tokens: z.array(z.object({ number: z.number(), jws: z.string() })),
})

type Options = {
  keys: KeySet
  verify: VerifySignature
  send?: typeof fetch
  clock?: () => number
}

/** In milliseconds. A list is fetched again after its `ttl`, which is 300 seconds. */
const ttl = 300_000
const timeout = 3000
const mediaType = 'application/statuslist+jwt'

/** The status lists that the page contains, which are fetched again before they are used if there is a network. */
export function createListStore(
  lists: z.output<typeof listsSchema>,
  { keys, verify, send = fetch, clock = Date.now }: Options,
) {
  const known = new Map(lists.tokens.map(({ number, jws }) => [number, jws]))
  const fetchedAt = new Map<number, number>()

  const readKnown = (number: number, uri: string): Promise<ReadList> => {
    const jws = known.get(number)
    return jws === undefined
      ? Promise.resolve({ problem: 'missing' })
      : readTokenList(jws, { keys, verify, uri })
  }

  /** Fetches a list, which replaces the known one if it is genuine and not older. */
  async function fetchAgain(number: number, uri: string): Promise<void> {
    if (clock() - (fetchedAt.get(number) ?? Number.NEGATIVE_INFINITY) < ttl) return
    try {
      const response = await send(`/s/${number}`, { signal: AbortSignal.timeout(timeout) })
      if (!response.ok || response.headers.get('Content-Type') !== mediaType) return
      const jws = await response.text()
      const fetched = await readTokenList(jws, { keys, verify, uri })
      if ('problem' in fetched) return
      fetchedAt.set(number, clock())
      const current = await readKnown(number, uri)
      if ('problem' in current || current.signedAt <= fetched.signedAt) known.set(number, jws)
    } catch {
      // The list of the page is used.
    }
  }

  /** Finds the list with an address, or that of licences with `idx` for null. */
  async function findList(uri: string | null, isOnline: boolean): Promise<ReadList> {
    if (uri === null)
      return lists.numbered === null
        ? { problem: 'missing' }
        : readNumberedList(lists.numbered, { keys, verify })
    const number = Number(/\/s\/(\d{1,9})$/.exec(uri)?.[1])
    if (!Number.isInteger(number)) return { problem: 'foreign' }
    if (isOnline) await fetchAgain(number, uri)
    return readKnown(number, uri)
  }

  /** When the newest readable list of the page was signed; null if there is none. */
  async function getSignedAt(): Promise<Date | null> {
    const read = await Promise.all([
      ...(lists.numbered === null ? [] : [readNumberedList(lists.numbered, { keys, verify })]),
      ...lists.tokens.map(({ jws }) => readTokenList(jws, { keys, verify })),
    ])
    const signed = read.filter((list): list is StatusList => !('problem' in list))
    return (
      signed.map(({ signedAt }) => signedAt).sort((one, other) => other.getTime() - one.getTime())[0] ?? null
    )
  }

  return { findList, getSignedAt }
}
