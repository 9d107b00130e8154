import { formObject, groupUnitsSchema, relockSchema, unitGroupSchema, unitLocksSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { type RouteArgs, requireApi } from '#app/http/api.server'
import { flashSuccess, flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { parseListQuery } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import {
  addGroupUnits,
  endExemption,
  getGroup,
  removeGroup,
  removeGroupUnits,
  setDefaultLocks,
  setGroupLocks,
  updateGroup,
} from '#app/services/groups.server'
import { groupUnitRules } from './group-rules.server'

/** Adds the selected units to a list, or removes them, and returns to the group. */
export function handleGroupUnits(args: RouteArgs, form: FormBody, change: 'add' | 'remove') {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const id = args.params.id ?? ''
  const { q, province } = parseListQuery(args.request, groupUnitRules).filter
  return submit(form, groupUnitsSchema, async ({ all, units }) => {
    if (!all && units.length === 0) {
      const back =
        change === 'add' ? paths.addGroupUnits(locale, id, { q, province }) : paths.group(locale, id)
      return redirectAfterPost(back, await flashWarning('groups.select.nothing'))
    }
    const selection = all ? { q, province } : { units }
    const { name } = await (change === 'add' ? addGroupUnits : removeGroupUnits)(api, id, selection)
    const notice = change === 'add' ? 'groups.added' : 'groups.removed'
    return redirectAfterPost(paths.group(locale, id), await flashSuccess(notice, { name }))
  })
}

/** Saves or deletes a group. */
export function handleGroupForm(args: RouteArgs, form: FormBody) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const id = args.params.id ?? ''
  if (form.form === 'delete-group')
    return submit(form, formObject({}), async () => {
      const { name } = await getGroup(api, id)
      await removeGroup(api, id)
      return redirectAfterPost(paths.groups(locale), await flashSuccess('groups.deleted', { name }))
    })
  const version = Number(form.texts.version)
  return submit(form, unitGroupSchema, async group => {
    await updateGroup(api, id, group, Number.isSafeInteger(version) ? version : 0)
    const notice = await flashSuccess('groups.updated', { name: group.group_name })
    return redirectAfterPost(paths.group(locale, id), notice)
  })
}

/** Saves the locks of a group or, without a group in the path, of units by default; or locks a unit again. */
export function handleLockForm(args: RouteArgs, form: FormBody) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const { id } = args.params
  const here = id ? paths.group(locale, id) : paths.groups(locale)
  if (form.form === 'relock')
    return submit(form, relockSchema, async ({ unit }) => {
      await endExemption(api, unit)
      return redirectAfterPost(here, await flashSuccess('groups.locks.relocked'))
    })
  return submit(form, unitLocksSchema, async locks => {
    await (id ? setGroupLocks(api, id, locks) : setDefaultLocks(api, locks))
    return redirectAfterPost(here, await flashSuccess('groups.locks.saved'))
  })
}
