import { timeZone, unitGroups } from '@bgm/contract'
import { lockSubjects } from '@bgm/validation'
import {
  buildUnitListQuery,
  changeGroupUnits,
  createGroup,
  type EffectiveLocks,
  endExemption,
  exemptUnits,
  findDefaultLocks,
  findUnit,
  findUnitLocks,
  getGroupRow,
  getOrganisation,
  getRegionRef,
  getScope,
  getTimeZone,
  isHeadOffice,
  listCities,
  listExemptions,
  listExemptionViews,
  listGroupRows,
  listLockOpeners,
  listUnitRegions,
  listUnits,
  loadUnitLocks,
  memberActor,
  narrowToGroup,
  openLocks,
  removeGroup,
  requireHeadOffice,
  setDefaultLocks,
  setGroupLocks,
  toGroupView,
  toGroupViews,
  toLocksView,
  updateGroup,
} from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { loadUnitStates } from '#src/playback'

const isLocked = (locks: EffectiveLocks) => lockSubjects.some(subject => locks[subject] !== 'free')
const toDate = (at: number | undefined) => (at === undefined ? null : new Date(at))

/** The group in the path, for a member who may change it. */
async function requireGroup(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const group = await getGroupRow(scope, id)
  requireHeadOffice(scope)
  return { scope, group, actor: memberActor(getAccount(ctx)) }
}

export default implement(unitGroups, {
  async list({ ctx }) {
    const scope = getScope(ctx)
    const [groups, regions, cities, locks, exemptions] = await Promise.all([
      listGroupRows(scope),
      listUnitRegions(scope),
      listCities(scope),
      findDefaultLocks(scope.organisation),
      listExemptionViews(scope),
    ])
    const units = regions.reduce((total, region) => total + region.units, 0)
    return { data: await toGroupViews(scope, groups), regions, cities, units, locks, exemptions }
  },

  listNames: async ({ ctx }) =>
    (await listGroupRows(getScope(ctx))).map(({ document_id: id, name }) => ({ id, name })),

  async get({ params, ctx }) {
    const scope = getScope(ctx)
    return toGroupView(scope, await getGroupRow(scope, params.id))
  },

  async create({ body, idempotencyKey, ctx }) {
    const scope = getScope(ctx)
    requireHeadOffice(scope)
    return toGroupView(scope, await createGroup(scope, memberActor(getAccount(ctx)), body, idempotencyKey))
  },

  async update({ params, body, ctx }) {
    const { scope, group, actor } = await requireGroup(ctx, params.id)
    await updateGroup(group, actor, body)
    return toGroupView(scope, await getGroupRow(scope, params.id))
  },

  async remove({ params, ctx }) {
    const { group, actor } = await requireGroup(ctx, params.id)
    await removeGroup(group, actor)
  },

  async changeUnits({ params, body, ctx }) {
    const { scope, group, actor } = await requireGroup(ctx, params.id)
    const within = body.change === 'remove' ? await narrowToGroup(scope, params.id) : scope
    await changeGroupUnits(within, group, actor, body)
    return toGroupView(scope, group)
  },

  async setLocks({ params, body, ctx }) {
    const { scope, group, actor } = await requireGroup(ctx, params.id)
    await setGroupLocks(group, actor, body)
    return toGroupView(scope, await getGroupRow(scope, params.id))
  },

  async setDefaultLocks({ body, ctx }) {
    const scope = getScope(ctx)
    requireHeadOffice(scope)
    await setDefaultLocks(await getOrganisation(scope), memberActor(getAccount(ctx)), body)
  },

  async exempt({ body, ctx }) {
    const scope = getScope(ctx)
    requireHeadOffice(scope)
    await exemptUnits(scope, memberActor(getAccount(ctx)), body)
  },

  async endExemption({ params, ctx }) {
    const scope = getScope(ctx)
    if (!(await findUnit(scope, params.id))) throw notFound()
    requireHeadOffice(scope)
    await endExemption(scope, memberActor(getAccount(ctx)), params.id)
  },

  async getUnitLocks({ params, ctx }) {
    const scope = getScope(ctx)
    const unit = await findUnit(scope, params.id)
    if (!unit) throw notFound()
    if (isHeadOffice(scope)) return { locks: toLocksView(openLocks), openers: [] }
    const locks = await findUnitLocks(scope.organisation, unit.id)
    const openers = isLocked(locks) ? await listLockOpeners(scope.organisation) : []
    return { locks: toLocksView(locks), openers }
  },

  async listUnits({ query: { page, page_size: pageSize, group, ...filter }, ctx }) {
    const now = new Date()
    const scope = await narrowToGroup(getScope(ctx), group, now)
    const { rows, pagination } = await listUnits(
      buildUnitListQuery(scope, { ...filter, sort: 'name' }, now),
      { page, pageSize },
    )
    const ids = rows.map(({ id }) => id)
    const [states, locks, exemptions] = await Promise.all([
      loadUnitStates(ids, now.getTime()),
      loadUnitLocks(scope.organisation, ids, now.getTime()),
      listExemptions(ids, now.getTime()),
    ])
    const units = rows.map(async row => ({
      id: row.documentId,
      name: row.name,
      cid: row.cid,
      outlet_code: row.outlet_code,
      industry: row.industry,
      city: await getRegionRef(row.city),
      zones: states.get(row.id)?.zones ?? 0,
      state: states.get(row.id)?.state ?? null,
      locked: isLocked(locks.get(row.id) ?? openLocks),
      exempt_until: toDate(exemptions.find(({ unit_id }) => unit_id === row.id)?.until_at),
      time_zone: timeZone.parse(getTimeZone(row.province)),
    }))
    return toPage(await Promise.all(units), pagination)
  },
})
