import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { buildProof, findSealPosition } from '#src/reporting/seal/proof'
import { attachSeals, attachTitles, type LineRow, toPlayView } from './lines'

async function findProof({ id }: LineRow) {
  const place = await findSealPosition(id)
  return place && buildProof(id, place)
}

const toProofView = ({ failure, leaf, seal, file }: Awaited<ReturnType<typeof buildProof>>) => ({
  failure,
  leaf,
  index: file.proof.index,
  path: file.proof.path,
  seal: {
    day: seal.day,
    size: seal.size,
    root: seal.root,
    previous: seal.previous,
    key_id: seal.key_id,
    sealed_at: new Date(seal.sealed_at),
  },
})

/** A play with the result of verifying it against its seal. */
export async function getCheckedPlay(row: LineRow) {
  const [[sealed], proof] = await Promise.all([attachTitles([row]).then(attachSeals), findProof(row)])
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

/** The proof of a play as a file for offline verification. Throws 404 until the play is sealed. */
export async function getProofFile(row: LineRow): Promise<FileResponse> {
  const proof = await findProof(row)
  if (!proof) throw notFound()
  return {
    name: `usage-proof-${row.play_id}.json`,
    type: 'application/json; charset=utf-8',
    content: JSON.stringify(proof.file),
  }
}
