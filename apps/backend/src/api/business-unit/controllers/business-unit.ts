import {
  businessUnitBodySchema,
  businessUnitChangeSchema,
  unitMusicSettingsBodySchema,
} from '@bgm/validation'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { getScope, reloadScope, requirePermission, type Scope } from '#src/api/membership/services/scope'
import { sendTaxFile, storeTaxFile } from '#src/api/tax-file/services/store'
import { readUploadedTaxFile } from '#src/api/tax-file/services/upload'
import { notFound } from '#src/http/errors'
import { requireIdempotencyKey } from '#src/http/idempotency-key'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { listCities } from '../services/cities'
import { exportUnits } from '../services/export'
import { findUnit, listUnits, type UnitRow } from '../services/row'
import { buildUnitListQuery, exportQuery, unitQuery } from '../services/search'
import { replaceTaxFile } from '../services/tax-file'
import { createUnit, removeUnit, setUnitExplicitPolicy, updateUnit } from '../services/update'
import { getUnitView } from '../services/view'

async function getUnit(scope: Scope, id = ''): Promise<UnitRow> {
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  return unit
}

const actor = (ctx: RequestContext) => memberActor(getAccount(ctx))

export default {
  async list(ctx: RequestContext) {
    const query = parseInput(unitQuery, ctx.query)
    const scope = getScope(ctx)
    const matching = buildUnitListQuery(scope, query, new Date())
    const [{ rows, pagination }, cities] = await Promise.all([
      listUnits(matching, { page: query.page, pageSize: query.page_size }),
      listCities(scope),
    ])
    ctx.body = { data: await Promise.all(rows.map(row => getUnitView(row))), meta: { pagination, cities } }
  },

  async get(ctx: RequestContext) {
    ctx.body = await getUnitView(await getUnit(getScope(ctx), ctx.params.id))
  },

  async create(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'business-unit.create')
    const unit = parseBody(ctx, businessUnitBodySchema)
    const id = await createUnit(scope, getAccount(ctx), unit, requireIdempotencyKey(ctx))
    // Creating a unit may have extended the member's access, so the scope is read again.
    ctx.body = await getUnitView(await getUnit(await reloadScope(ctx), id))
  },

  async update(ctx: RequestContext) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, ctx.params.id)
    requirePermission(scope, 'business-unit.update')
    await updateUnit(unit, getAccount(ctx), parseBody(ctx, businessUnitChangeSchema))
    ctx.body = await getUnitView(await getUnit(scope, ctx.params.id))
  },

  async setMusic(ctx: RequestContext) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, ctx.params.id)
    requirePermission(scope, 'zone.update')
    await setUnitExplicitPolicy(unit, getAccount(ctx), parseBody(ctx, unitMusicSettingsBodySchema))
    ctx.body = await getUnitView(await getUnit(scope, ctx.params.id))
  },

  async remove(ctx: RequestContext) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, ctx.params.id)
    requirePermission(scope, 'business-unit.delete')
    await removeUnit(unit, getAccount(ctx), new Date())
    ctx.status = 204
  },

  async exportFile(ctx: RequestContext) {
    const { separator, ...query } = parseInput(exportQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'business-unit.export')
    const csv = await exportUnits(buildUnitListQuery(scope, query, new Date()), separator)
    await recordAuditEntry({
      action: 'business-unit.exported',
      actor: actor(ctx),
      subject: 'business-unit',
      subjectId: 'export',
      organisation: scope.organisation,
    })
    ctx.set('content-type', 'text/csv; charset=utf-8')
    ctx.set('content-disposition', 'attachment; filename="business-units.csv"')
    ctx.set('cache-control', 'private, no-store')
    ctx.body = csv
  },

  async taxFile(ctx: RequestContext) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, ctx.params.id)
    requirePermission(scope, 'tax-file.read')
    if (!unit.tax_file) throw notFound()
    await sendTaxFile(ctx, unit.tax_file)
    await recordAuditEntry({
      action: 'tax-file.read',
      actor: actor(ctx),
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: unit.organisation.id,
    })
  },

  async replaceTaxFile(ctx: RequestContext) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, ctx.params.id)
    requirePermission(scope, 'business-unit.update')
    await consume('tax-file-account', getAccount(ctx).documentId)
    await replaceTaxFile(unit, await storeTaxFile(await readUploadedTaxFile(ctx)), actor(ctx))
    ctx.body = await getUnitView(await getUnit(scope, ctx.params.id))
  },
}
