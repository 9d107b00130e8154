import { generateKeyPairSync, hash, sign } from 'node:crypto'
import {
  type DeviceLog,
  formatChainedPlay,
  formatLink,
  formatPromisedPlay,
  formatReceipt,
  getReceiptKeyName,
  type LogFinding,
  maxMergeDelayMs,
  type Play,
  type PlaysHead,
} from '@bgm/validation'

const sha256 = (...parts: Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer')
const hashNode = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right)
const digestText = (text: string) => sha256(Buffer.from(text)).toString('hex')

/** A Merkle tree with the hashes of its complete subtrees by height. */
class Tree {
  readonly #levels: Buffer[][] = [[]]
  /** Hashes of incomplete subtrees at the end, until an entry is added. */
  readonly #ends = new Map<number, Buffer>()

  get size(): number {
    return this.#levels[0]?.length ?? 0
  }

  add(entry: string): void {
    this.#ends.clear()
    this.#levels[0]?.push(sha256(Buffer.of(0), Buffer.from(entry)))
    for (let height = 0; ; height += 1) {
      const level = this.#levels[height] ?? []
      const [left, right] = level.slice(-2)
      if (level.length % 2 === 1 || !left || !right) return
      const above = this.#levels[height + 1] ?? []
      this.#levels[height + 1] = above
      above.push(hashNode(left, right))
    }
  }

  hash(from = 0, to = this.size): Buffer {
    const count = to - from
    if (count === 0) return sha256()
    const height = Math.log2(count)
    const complete = Number.isInteger(height) ? this.#levels[height]?.[from / count] : undefined
    if (complete) return complete
    const middle = from + 2 ** (Math.ceil(height) - 1)
    const known = to === this.size ? this.#ends.get(from) : undefined
    const hashed = known ?? hashNode(this.hash(from, middle), this.hash(middle, to))
    if (to === this.size) this.#ends.set(from, hashed)
    return hashed
  }

  prove(index: number, from = 0, to = this.size): Buffer[] {
    if (to - from <= 1) return []
    const middle = from + 2 ** (Math.ceil(Math.log2(to - from)) - 1)
    return index < middle
      ? [...this.prove(index, from, middle), this.hash(middle, to)]
      : [...this.prove(index, middle, to), this.hash(from, middle)]
  }

  proveConsistency(size: number, from = 0, to = this.size): Buffer[] {
    if (size === to) return from === 0 ? [] : [this.hash(from, to)]
    const middle = from + 2 ** (Math.ceil(Math.log2(to - from)) - 1)
    return size <= middle
      ? [...this.proveConsistency(size, from, middle), this.hash(middle, to)]
      : [...this.proveConsistency(size, middle, to), this.hash(from, middle)]
  }
}

function createSigner(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const id = sha256(Buffer.from(`${name}\n`), Buffer.of(1), bytes).subarray(0, 4)
  const key = `${name}+${id.toString('hex')}+${Buffer.concat([Buffer.of(1), bytes]).toString('base64')}`
  const signNote = (text: string) => {
    const signature = Buffer.concat([id, sign(null, Buffer.from(text), privateKey)])
    return `${text}\n\u2014 ${name} ${signature.toString('base64')}\n`
  }
  return { key, signNote }
}

const join = (hashes: readonly Buffer[]) => Buffer.concat(hashes).toString('base64')
const encode = (play: Play, place: Place | undefined, salt: number) =>
  JSON.stringify({
    ...{ type: 'play', player_id: 1, zone_id: 1 },
    ...JSON.parse(formatChainedPlay(play)),
    ...(place && { chain: place.chain, prev: place.prev }),
    salt: String(salt),
  })

/** Where a play is in the chain of a device's key. */
export type Place = { public_key: string; chain: number; prev: string }
/** An entry whose play is in a chain, the last one of a delivery with the signature. */
export type ChainedEntry = Place & {
  digest: string
  signature?: { alg: string; chain: number; value: string }
}

/** The places of the plays of a delivery. */
function place(plays: readonly Play[], { public_key, chain, prev }: PlaysHead): Place[] {
  let link = prev
  return plays.map((play, index) => {
    const placed = { public_key, chain: chain + index, prev: link }
    link = digestText(formatLink(link, digestText(formatChainedPlay(play))))
    return placed
  })
}

/** A usage log whose provider may cheat. */
export class SimulatedLog {
  origin = 'musik.test/usage'
  /** Which plays the provider drops, after it has promised them. */
  isDropped: (play: Play) => boolean = () => false
  /** Changes what is logged. */
  edit: (play: Play) => Play = play => play
  /** Why plays are not in the log yet. */
  isLate = false
  readonly findings: LogFinding[] = []
  /** What is logged of signed deliveries, in its order. */
  readonly chained: ChainedEntry[] = []
  /** The places of all plays of signed deliveries. */
  readonly places = new Map<string, Place>()
  requests = 0
  #tree = new Tree()
  readonly #entries: string[] = []
  readonly #indexes = new Map<string, number>()
  readonly #log = createSigner(this.origin)
  readonly #receipts = createSigner(getReceiptKeyName(this.origin))

  /** Adds plays, and returns their receipt. */
  receive(plays: readonly Play[], received_at: number, head?: PlaysHead): string {
    const places = head ? place(plays, head) : []
    const known = this.chained.length
    for (const [index, play] of plays.entries()) {
      const at = places[index]
      if (at) this.places.set(play.play_id, at)
      if (!this.isLate && !this.isDropped(play)) this.#append(this.edit(play), at)
    }
    const last = this.chained.length > known ? this.chained.at(-1) : undefined
    const end = places.at(-1)
    if (head && last && end) last.signature = { alg: head.alg, chain: end.chain, value: head.signature }
    const lines = plays.map(play => formatPromisedPlay(play.play_id, digestText(formatChainedPlay(play))))
    const digest = digestText(lines.join(''))
    const promised_by = received_at + maxMergeDelayMs
    return this.#receipts.signNote(formatReceipt({ origin: this.origin, received_at, promised_by, digest }))
  }

  #append(play: Play, at?: Place): void {
    if (this.#indexes.has(play.play_id)) return
    const entry = encode(play, at, this.#entries.length)
    if (at) this.chained.push({ ...at, digest: digestText(formatChainedPlay(play)) })
    this.#indexes.set(play.play_id, this.#entries.push(entry) - 1)
    this.#tree.add(entry)
  }

  get size(): number {
    return this.#entries.length
  }

  /** Begins another tree: of the first entries (`keep`), with other salts if `forks`. */
  rewrite(keep: number, forks = false): void {
    const kept = this.#entries.slice(0, keep)
    this.#tree = new Tree()
    this.#entries.length = 0
    for (const [index, entry] of kept.entries()) {
      const text = forks && index === 0 ? entry.replace('"salt":"', '"salt":"x') : entry
      this.#entries.push(text)
      this.#tree.add(text)
    }
    for (const [id, index] of this.#indexes) if (index >= keep) this.#indexes.delete(id)
  }

  prove(search: URLSearchParams): DeviceLog {
    this.requests += 1
    const size = Number(search.get('size'))
    const hashes: Buffer[] = []
    const entries = (search.get('plays') ?? '').split(',').flatMap(play_id => {
      const index = this.#indexes.get(play_id)
      const entry = index === undefined ? undefined : this.#entries[index]
      if (index === undefined || entry === undefined) return []
      const path = this.#tree.prove(index).map(hash => hashes.push(hash) - 1)
      return { play_id, index, entry, path }
    })
    const text = `${this.origin}\n${this.size}\n${this.#tree.hash().toString('base64')}\n`
    return {
      checkpoint: this.#log.signNote(text),
      keys: [this.#log.key, this.#receipts.key],
      consistency: size > this.size ? null : join(size === 0 ? [] : this.#tree.proveConsistency(size)),
      entries,
      hashes: join(hashes),
    }
  }
}
