import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { provePlay } from '#src/reporting/log/proofs'
import { attachSeals, attachTitles, type LineRow, toPlayView } from './lines'

type Proof = NonNullable<Awaited<ReturnType<typeof provePlay>>>

const toProofView = ({ failure, leaf, index, hashes, sealedAt, checkpoint }: Proof) => ({
  failure,
  leaf,
  index,
  path: hashes.map(hash => hash.toString('hex')),
  sealed_at: new Date(sealedAt),
  checkpoint: {
    origin: checkpoint.origin,
    size: checkpoint.size,
    root: checkpoint.root.toString('hex'),
    signed_at: new Date(checkpoint.signedAt),
    key: checkpoint.key,
  },
})

/** A play with the result of verifying it against the usage log. */
export async function getCheckedPlay(row: LineRow) {
  const [[sealed], proof] = await Promise.all([attachTitles([row]).then(attachSeals), provePlay(row.id)])
  if (!sealed) throw notFound()
  return {
    data: {
      ...toPlayView(sealed),
      business_unit: { id: row.unit, name: row.unit_name },
      end_reason: row.end_reason,
      proof: proof && toProofView(proof),
    },
    checked_at: new Date(),
  }
}

/** The proof of a play as a file for offline verification. Throws 404 until a checkpoint covers the play. */
export async function getProofFile(row: LineRow): Promise<FileResponse> {
  const proof = await provePlay(row.id)
  if (!proof) throw notFound()
  return {
    name: `usage-proof-${row.play_id}.json`,
    type: 'application/json; charset=utf-8',
    content: `${JSON.stringify(proof.file, null, 2)}\n`,
  }
}
