import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { buildProof, findSealPosition } from '#src/api/seal/services/proof'
import { notFound } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { attachSeals, attachTitles, findPlay, type LineRow, toPlayView } from '../services/lines'
import { toProofView } from '../services/proof-view'

const idSchema = z.string().max(36).pipe(z.uuid())

/** The play in the path, if it is in the caller's scope. */
async function requirePlay(ctx: RequestContext): Promise<LineRow> {
  const scope = getScope(ctx)
  requirePermission(scope, 'usage.read')
  await consume('usage-proof-account', getAccount(ctx).documentId)
  const id = idSchema.safeParse(ctx.params.id)
  const play = id.success ? await findPlay(scope, id.data) : null
  if (!play) throw notFound()
  return play
}

async function findProof({ id }: LineRow) {
  const place = await findSealPosition(id)
  return place && buildProof(id, place)
}

export default {
  /** A play and the result of checking it against its seal. */
  async get(ctx: RequestContext) {
    const row = await requirePlay(ctx)
    const [lines, proof] = await Promise.all([attachTitles([row]).then(attachSeals), findProof(row)])
    ctx.body = {
      data: lines.map(toPlayView).map(line => ({
        ...line,
        business_unit: { name: row.unit_name },
        end_reason: row.end_reason,
        proof: proof && toProofView(proof),
      }))[0],
      checked_at: new Date(),
    }
  },

  /** Sends the proof as a JSON attachment for offline verification. Throws 404 until the play is sealed. */
  async proof(ctx: RequestContext) {
    const row = await requirePlay(ctx)
    const proof = await findProof(row)
    if (!proof) throw notFound()
    ctx.set('content-disposition', `attachment; filename="usage-proof-${row.play_id}.json"`)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = proof.file
  },
}
