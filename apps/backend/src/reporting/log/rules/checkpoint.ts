import { parseNote } from './note'

/** What a checkpoint says: the log, its number of entries and the root of their tree. */
export type Checkpoint = { origin: string; size: number; root: Buffer }

/** The text of a checkpoint, as C2SP tlog-checkpoint defines it. */
export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`

/** Parses the text of a checkpoint, which may have extension lines; null if it is malformed. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [, origin = '', size = '', content = ''] =
    /^([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*$/.exec(text) ?? []
  const root = Buffer.from(content, 'base64')
  if (origin === '' || root.toString('base64') !== content || !Number.isSafeInteger(Number(size))) return null
  return { origin, size: Number(size), root }
}

/** An inclusion proof of C2SP tlog-proof. `checkpoint` is the whole signed note. */
export type InclusionProof = { index: number; hashes: readonly Buffer[]; checkpoint: string }

const header = 'c2sp.org/tlog-proof@v1'

export const formatInclusionProof = ({ index, hashes, checkpoint }: InclusionProof): string =>
  `${[header, `index ${index}`, ...hashes.map(hash => hash.toString('base64'))].join('\n')}\n\n${checkpoint}`

/** Parses an inclusion proof; null if it is malformed. Neither the signatures nor the hashes are verified. */
export function parseInclusionProof(text: string): InclusionProof | null {
  const end = text.indexOf('\n\n')
  const [first, ...rest] = text.slice(0, Math.max(end, 0)).split('\n')
  const [position = '', ...lines] = rest[0]?.startsWith('extra ') ? rest.slice(1) : rest
  const index = /^index (0|[1-9]\d{0,15})$/.exec(position)?.[1]
  const hashes = lines.map(line => Buffer.from(line, 'base64'))
  const isExact = lines.every((line, at) => /^.{43}=$/.test(line) && hashes[at]?.toString('base64') === line)
  const checkpoint = text.slice(end + 2)
  const note = parseNote(checkpoint)
  if (first !== header || index === undefined || !isExact || !note || !parseCheckpoint(note.text)) return null
  return { index: Number(index), hashes, checkpoint }
}
