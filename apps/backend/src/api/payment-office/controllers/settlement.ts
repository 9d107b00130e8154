import { z } from 'zod'
import {
  checkSettlement,
  getStaffMember,
  importSettlement,
  listSettlements,
  readSettlementFile,
  settlementMaxCharacters,
} from '#src/billing'
import { HttpError } from '#src/platform/http/errors'
import { parseBody } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import type { RequestContext } from '#src/platform/http/request-context'
import { textField } from '#src/platform/http/text-fields'

const fileBody = z.strictObject({
  name: textField(200).min(1),
  content: z.string().min(1).max(settlementMaxCharacters),
})

/**
 * Reads the lines of the uploaded file. Throws 400 with the error code and, for an invalid line, its number
 * and column.
 */
async function readFile(ctx: RequestContext) {
  const staff = getStaffMember(ctx)
  await consume('settlement-account', String(staff.id))
  const { name, content } = parseBody(ctx, fileBody)
  const file = await readSettlementFile(content)
  if ('lines' in file) return { name, content, lines: file.lines, staff }
  const { key, ...place } = file.problem
  throw new HttpError(400, 'The file is invalid', {
    code: `settlement-${key}`,
    fields: Object.entries(place).map(([part, value]) => ({ path: ['file', part], message: String(value) })),
  })
}

export default {
  async list(ctx: RequestContext) {
    ctx.body = { data: await listSettlements() }
  },

  /** Returns what an import would change, without saving anything. */
  async check(ctx: RequestContext) {
    const { content, lines } = await readFile(ctx)
    ctx.body = { data: await checkSettlement(content, lines) }
  },

  async create(ctx: RequestContext) {
    const data = await importSettlement(await readFile(ctx))
    ctx.status = 201
    ctx.body = { data }
  },
}
