import { Readable } from 'node:stream'
import { notFound } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'
import {
  exportCheckpoints,
  exportDay,
  findSignedState,
  listLatestSeals,
  type PanelCall,
  requireLogReader,
} from '#src/reporting'

const maxNumber = 1_000_000
const isSealNumber = (number: number) => Number.isInteger(number) && number >= 1 && number <= maxNumber

function sendLines(ctx: RequestContext, name: string, lines: AsyncIterable<string>): void {
  ctx.set('content-type', 'application/jsonl; charset=utf-8')
  ctx.set('content-disposition', `attachment; filename="${name}"`)
  ctx.set('cache-control', 'private, no-store')
  ctx.body = Readable.from(lines)
}

/** Endpoints for the usage log, and the daily seals that preceded it, in the admin panel. */
export default {
  async list(ctx: PanelCall) {
    requireLogReader(ctx)
    const before = Number(ctx.query.before ?? maxNumber)
    if (!isSealNumber(before)) throw notFound()
    ctx.body = {
      log: await findSignedState(),
      data: (await listLatestSeals(before)).map(({ number, day, size, root, key_id, sealed_at }) => ({
        number,
        day,
        size,
        root,
        key_id,
        sealed_at: new Date(sealed_at),
      })),
    }
  },

  async checkpoints(ctx: PanelCall) {
    requireLogReader(ctx)
    sendLines(ctx, 'usage-checkpoints.jsonl', exportCheckpoints())
  },

  async day(ctx: PanelCall) {
    requireLogReader(ctx)
    const number = Number(ctx.params.number)
    if (!isSealNumber(number)) throw notFound()
    const { day, lines } = await exportDay(number)
    sendLines(ctx, `usage-log-${day}.jsonl`, lines)
  },
}
