import { z } from 'zod'
import {
  answerMaxCharacters,
  checkAnswers,
  coretaxMonth,
  downloadTaxInvoices,
  exportTaxInvoices,
  getCoretaxOverview,
  getStaffMember,
  importAnswers,
  readAnswers,
  withdrawTaxInvoices,
} from '#src/billing'
import { notFound } from '#src/platform/http/errors'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'
import { textField } from '#src/platform/http/text-fields'

const month = z.strictObject({ month: coretaxMonth })
const reason = textField(255).min(3)
const downloadBody = z.strictObject({ reason: reason.nullish() })
const withdrawBody = z.strictObject({ reason })
const answersBody = z.strictObject({ content: z.string().min(1).max(answerMaxCharacters) })
async function getStaff(ctx: RequestContext) {
  const staff = getStaffMember(ctx)
  await consume('accounting-account', String(staff.id))
  return staff
}

function getFileId(ctx: RequestContext): string {
  const id = recordId.safeParse(ctx.params.id)
  if (!id.success) throw notFound()
  return id.data
}

export default {
  async overview(ctx: RequestContext) {
    await getStaff(ctx)
    ctx.body = { data: await getCoretaxOverview(parseInput(month, ctx.query).month) }
  },

  async export(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    ctx.body = { data: { id: await exportTaxInvoices(parseBody(ctx, month).month, staff) } }
    ctx.status = 201
  },

  async download(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    const { reason: given = null } = parseBody(ctx, downloadBody)
    const { name, bytes } = await downloadTaxInvoices({ id: getFileId(ctx), reason: given, staff })
    ctx.set('content-type', 'application/xml; charset=utf-8')
    ctx.set('content-disposition', `attachment; filename="${name}"`)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = bytes
  },

  async withdraw(ctx: RequestContext) {
    const staff = await getStaff(ctx)
    await withdrawTaxInvoices({ id: getFileId(ctx), reason: parseBody(ctx, withdrawBody).reason, staff })
    ctx.status = 204
  },

  /** Returns what an import would change, without saving anything. */
  async check(ctx: RequestContext) {
    await getStaff(ctx)
    ctx.body = { data: await checkAnswers(await readAnswers(parseBody(ctx, answersBody).content)) }
  },

  async import(ctx: RequestContext) {
    await getStaff(ctx)
    ctx.body = { data: await importAnswers(await readAnswers(parseBody(ctx, answersBody).content)) }
  },
}
