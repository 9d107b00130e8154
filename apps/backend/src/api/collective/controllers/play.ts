import { z } from 'zod'
import { getReader } from '#src/api/account/services/collective-reader'
import { buildProof, findSealPosition } from '#src/api/seal/services/proof'
import {
  attachSeals,
  attachTitles,
  findAnyPlay,
  type LineRow,
  toPlayView,
} from '#src/api/usage/services/lines'
import { toProofView } from '#src/api/usage/services/proof-view'
import { notFound } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { recordRead } from '../services/reads'

const idSchema = z.string().max(36).pipe(z.uuid())

async function requirePlay(ctx: RequestContext, kind: 'play' | 'proof'): Promise<LineRow> {
  const reader = await getReader(ctx)
  await consume('usage-proof-account', getAccount(ctx).documentId)
  const id = idSchema.safeParse(ctx.params.id)
  const play = id.success ? await findAnyPlay(id.data) : null
  if (!play) throw notFound()
  await recordRead(reader, kind, play.play_id)
  return play
}

async function findProof({ id }: LineRow) {
  const place = await findSealPosition(id)
  return place && buildProof(id, place)
}

export default {
  /** A play from any venue, with the result of verifying it against its seal. */
  async get(ctx: RequestContext) {
    const row = await requirePlay(ctx, 'play')
    const [lines, proof] = await Promise.all([attachTitles([row]).then(attachSeals), findProof(row)])
    ctx.body = {
      data: lines.map(toPlayView).map(({ playlist: _, ...line }) => ({
        ...line,
        business_unit: { documentId: row.unit, name: row.unit_name },
        end_reason: row.end_reason,
        proof: proof && toProofView(proof),
      }))[0],
      checked_at: new Date(),
    }
  },

  /** Sends the proof as a file for offline verification. Throws 404 until the play is sealed. */
  async proof(ctx: RequestContext) {
    const row = await requirePlay(ctx, 'proof')
    const proof = await findProof(row)
    if (!proof) throw notFound()
    ctx.set('content-disposition', `attachment; filename="usage-proof-${row.play_id}.json"`)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = proof.file
  },
}
