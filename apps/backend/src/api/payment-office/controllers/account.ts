import { Readable } from 'node:stream'
import { csvSeparator, ledgerFilter, pageQuery, searchText } from '@bgm/contract'
import { z } from 'zod'
import { exportLedgerFile, getStaffMember, listLedger } from '#src/billing'
import { findCustomer, searchCustomers } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'

const accountsQuery = z.strictObject({ q: searchText, ...pageQuery })
const ledgerQuery = z.strictObject({ ...ledgerFilter.shape, page: pageQuery.page.optional() })
const exportQuery = z.strictObject({ separator: csvSeparator })
const pageSize = 50

async function countCall(ctx: RequestContext) {
  const staff = getStaffMember(ctx)
  await consume('accounting-account', String(staff.id))
  return staff
}

async function getCustomer(ctx: RequestContext) {
  const id = recordId.safeParse(ctx.params.id)
  const customer = id.success ? await findCustomer(id.data) : null
  if (!customer) throw notFound()
  return customer
}

/** The accounts of customers, for Finance. */
export default {
  async list(ctx: RequestContext) {
    await countCall(ctx)
    const { q = '', page, page_size } = parseInput(accountsQuery, ctx.query)
    const { rows, pagination } = await searchCustomers(q, { page, pageSize: page_size })
    ctx.body = {
      data: rows.map(({ documentId: id, name, units }) => ({ id, name, units })),
      meta: { pagination },
    }
  },

  async show(ctx: RequestContext) {
    const staff = await countCall(ctx)
    const { page, ...filter } = parseInput(ledgerQuery, ctx.query)
    const { id, documentId, name } = await getCustomer(ctx)
    strapi.log.info('the account of a customer was opened', { staff: staff.id, organisation: documentId })
    const { data, pagination, ...totals } = await listLedger(id, filter, { page, pageSize })
    const { page_size, page_count: pageCount, ...rest } = pagination
    ctx.body = { data, meta: { ...totals, name, pagination: { ...rest, pageSize: page_size, pageCount } } }
  },

  async export(ctx: RequestContext) {
    const staff = await countCall(ctx)
    const { separator } = parseInput(exportQuery, ctx.query)
    const { id, documentId } = await getCustomer(ctx)
    strapi.log.info('the account of a customer was exported', { staff: staff.id, organisation: documentId })
    ctx.set('content-type', 'text/csv; charset=utf-8')
    ctx.set('content-disposition', `attachment; filename="account-${documentId}.csv"`)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = Readable.from(exportLedgerFile(id, separator))
  },
}
