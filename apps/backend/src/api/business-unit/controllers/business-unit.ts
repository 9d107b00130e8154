import { businessUnits } from '@bgm/contract'
import { listImportedPackages } from '#src/billing'
import {
  buildUnitListQuery,
  createUnit,
  exportUnits,
  findUnit,
  getScope,
  getUnitView,
  isHeadOffice,
  listCities,
  listUnits,
  memberActor,
  narrowToGroup,
  readTaxFile,
  readUploadedTaxFile,
  recordAuditEntry,
  reloadScope,
  removeUnit,
  replaceTaxFile,
  requirePermission,
  type Scope,
  setUnitExplicitPolicy,
  storeTaxFile,
  type UnitRow,
  updateUnit,
} from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

async function getUnit(scope: Scope, id = ''): Promise<UnitRow> {
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  return unit
}

const actor = (ctx: RequestContext) => memberActor(getAccount(ctx))

export default implement(businessUnits, {
  async list({ query, ctx }) {
    const scope = getScope(ctx)
    const now = new Date()
    const matching = buildUnitListQuery(await narrowToGroup(scope, query.group, now), query, now)
    const [{ rows, pagination }, cities] = await Promise.all([
      listUnits(matching, { page: query.page, pageSize: query.page_size }),
      listCities(scope),
    ])
    return { ...toPage(await Promise.all(rows.map(row => getUnitView(row))), pagination), cities }
  },

  get: async ({ params, ctx }) => getUnitView(await getUnit(getScope(ctx), params.id)),

  async create({ body, idempotencyKey, ctx }) {
    const id = await createUnit(getScope(ctx), getAccount(ctx), body, idempotencyKey)
    // Creating a unit may have extended the member's access, so the scope is read again.
    return getUnitView(await getUnit(await reloadScope(ctx), id))
  },

  async update({ params, body, ctx }) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, params.id)
    requirePermission(scope, 'business-unit.update')
    await updateUnit(unit, getAccount(ctx), isHeadOffice(scope), body)
    return getUnitView(await getUnit(scope, params.id))
  },

  async setMusic({ params, body, ctx }) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, params.id)
    requirePermission(scope, 'zone.update')
    await setUnitExplicitPolicy(unit, getAccount(ctx), body)
    return getUnitView(await getUnit(scope, params.id))
  },

  async remove({ params, ctx }) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, params.id)
    requirePermission(scope, 'business-unit.delete')
    const account = getAccount(ctx)
    await removeUnit(unit, { account: account.id, actor: memberActor(account) }, new Date())
  },

  async download({ query: { separator, ...query }, ctx }) {
    const scope = getScope(ctx)
    const now = new Date()
    const within = await narrowToGroup(scope, query.group, now)
    const packages = await listImportedPackages('id')
    const content = await exportUnits(buildUnitListQuery(within, query, now), separator, packages)
    await recordAuditEntry({
      action: 'business-unit.exported',
      actor: actor(ctx),
      subject: 'business-unit',
      subjectId: 'export',
      organisation: scope.organisation,
    })
    return { name: 'business-units.csv', type: 'text/csv; charset=utf-8', content }
  },

  async downloadTaxFile({ params, ctx }) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, params.id)
    requirePermission(scope, 'tax-file.read')
    if (!unit.tax_file) throw notFound()
    const file = await readTaxFile(unit.tax_file)
    await recordAuditEntry({
      action: 'tax-file.read',
      actor: actor(ctx),
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: unit.organisation.id,
    })
    return file
  },

  async uploadTaxFile({ params, ctx }) {
    const scope = getScope(ctx)
    const unit = await getUnit(scope, params.id)
    requirePermission(scope, 'business-unit.update')
    await replaceTaxFile(unit, await storeTaxFile(await readUploadedTaxFile(ctx)), actor(ctx))
    return getUnitView(await getUnit(scope, params.id))
  },
})
