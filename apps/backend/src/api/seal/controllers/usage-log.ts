import { Readable } from 'node:stream'
import { HttpError, notFound } from '#src/http/errors'
import type { Call } from '#src/http/request-context'
import { exportCheckpoints, exportDay } from '../services/log'
import { listLatestSeals } from '../services/rows'

type Ability = { can(action: string, subject: string): boolean }
type PanelCall = Call & { state: { userAbility?: Ability } }

const maxNumber = 1_000_000
const isSealNumber = (number: number) => Number.isInteger(number) && number >= 1 && number <= maxNumber

/** Only roles that may read the usage setting see the log of all customers. */
function requireReader(ctx: PanelCall): void {
  const may = ctx.state.userAbility?.can('plugin::content-manager.explorer.read', 'api::seal.usage-setting')
  if (!may) throw new HttpError(403, 'Forbidden')
}

function sendLines(ctx: Call, name: string, lines: AsyncIterable<string>): void {
  ctx.set('content-type', 'application/jsonl; charset=utf-8')
  ctx.set('content-disposition', `attachment; filename="${name}"`)
  ctx.set('cache-control', 'private, no-store')
  ctx.body = Readable.from(lines)
}

/** The sealed log for staff, in the admin panel. */
export default {
  async list(ctx: PanelCall) {
    requireReader(ctx)
    const before = Number(ctx.query.before ?? maxNumber)
    if (!isSealNumber(before)) throw notFound()
    ctx.body = {
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
    requireReader(ctx)
    sendLines(ctx, 'usage-checkpoints.jsonl', exportCheckpoints())
  },

  async day(ctx: PanelCall) {
    requireReader(ctx)
    const number = Number(ctx.params.number)
    if (!isSealNumber(number)) throw notFound()
    const { day, lines } = await exportDay(number)
    sendLines(ctx, `usage-log-${day}.jsonl`, lines)
  },
}
