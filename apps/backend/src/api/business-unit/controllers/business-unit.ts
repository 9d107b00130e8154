import { parse } from '../../../body'
import { accountOf, type Call } from '../../../call'
import { notFound } from '../../../refusal'
import { recordAct } from '../../audit-entry/services/audit'
import { reachedUnits, requirePermission, type Scope, scopeOf } from '../../membership/services/scope'
import { sendTaxFile } from '../../tax-file/services/store'
import { findUnit, listUnits, type UnitRow } from '../services/row'
import { orderOf, unitQuery, whereOf } from '../services/search'
import { unitView } from '../services/view'

async function getUnit(ctx: Call, scope: Scope): Promise<UnitRow> {
  const unit = await findUnit({ $and: [{ documentId: ctx.params.id }, reachedUnits(scope)] })
  if (!unit) throw notFound()
  return unit
}

export default {
  async list(ctx: Call) {
    const query = parse(unitQuery, ctx.query)
    const scope = await scopeOf(ctx)
    const where = await whereOf(scope, query, new Date())
    const { rows, pagination } = await listUnits(where, orderOf(query), query.page, query.page_size)
    ctx.body = { data: await Promise.all(rows.map(row => unitView(row))), meta: { pagination } }
  },

  async get(ctx: Call) {
    ctx.body = await unitView(await getUnit(ctx, await scopeOf(ctx)))
  },

  async taxFile(ctx: Call) {
    const scope = await scopeOf(ctx)
    const unit = await getUnit(ctx, scope)
    requirePermission(scope, 'tax-file.read')
    if (!unit.tax_file) throw notFound()
    await sendTaxFile(ctx, unit.tax_file)
    await recordAct({
      action: 'tax-file.read',
      actor: { kind: 'member', name: accountOf(ctx).documentId },
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: unit.organisation.id,
    })
  },
}
