import {
  type ChainLink,
  formatChainedPlay,
  formatHead,
  formatLink,
  type Play,
  playsHeadSchema,
} from '@bgm/validation'
import { safeParse } from 'zod'
import { sha256 } from '#src/platform/runtime/cryptography'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { isSignedBy } from '#src/playback/device-key/verify'

/** The signature of a delivery as it is logged: `chain` is the position of the last play that it covers. */
export type PlaySignature = { alg: string; chain: number; value: string }
/** A place in a chain, the digest of the play there, and its own link. */
export type ChainedPlace = ChainLink & { digest: string; link: string }
/** A delivery that a key has signed. */
export type SignedDelivery = {
  public_key: string
  signature: PlaySignature
  /** The places of the plays, in their order. */
  places: ChainedPlace[]
}

type Delivery = { head?: unknown; plays: readonly (Play | null)[] }

function listPlaces({ chain, prev }: ChainLink, plays: readonly Play[]): ChainedPlace[] {
  let before = prev
  return plays.map((play, index) => {
    const digest = sha256(formatChainedPlay(play))
    const place = { chain: chain + index, prev: before, digest, link: sha256(formatLink(before, digest)) }
    before = place.link
    return place
  })
}

async function verify({ head, plays }: Delivery): Promise<SignedDelivery | null> {
  const parsed = safeParse(playsHeadSchema, head)
  const known = plays.filter(play => play !== null)
  // The digest of a play that cannot be read is unknown.
  if (!parsed.success || known.length < plays.length) return null
  const { public_key, alg, signature: value } = parsed.data
  const places = listPlaces(parsed.data, known)
  const last = places.at(-1)
  if (!last || !(await isSignedBy(parsed.data, formatHead(last.chain, last.link), value))) return null
  return { public_key, places, signature: { alg, chain: last.chain, value } }
}

/**
 * Verifies the signatures of deliveries in the thread pool; null for those without a valid one. Whether a key is that of
 * the device is not checked. A play is null if it could not be read.
 */
export async function verifyDeliveries(deliveries: readonly Delivery[]): Promise<(SignedDelivery | null)[]> {
  // Hashing goes on while signatures are verified.
  const running = await mapInSlices(deliveries, delivery => ({ result: verify(delivery) }))
  return await Promise.all(running.map(({ result }) => result))
}
