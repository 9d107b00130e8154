import type { Core } from '@strapi/strapi'
import { findCustomerConditions } from './customer-search'

type Ability = { can(action: string, subject: string, field?: string): boolean }
type Query = { _q?: unknown; filters?: object } & Record<string, unknown>
type Manager = { sanitizeQuery(query: Query, options?: object): Promise<Query> }
type Options = { ability: Ability; model: string; action?: string }
type CreateManager = (options: Options) => Manager

const readAction = 'plugin::content-manager.explorer.read'

function withCustomerSearch(manager: Manager, { ability, model }: Options): Manager {
  const { sanitizeQuery } = manager
  return Object.assign(manager, {
    async sanitizeQuery({ _q: search, ...query }: Query, options?: object): Promise<Query> {
      if (typeof search !== 'string' || !ability)
        return await sanitizeQuery({ ...query, _q: search }, options)
      const canRead = (uid: string, field: string) => ability.can(readAction, uid, field)
      const conditions = await findCustomerConditions(model, search, canRead)
      const searched = await sanitizeQuery({ ...query, _q: search }, options)
      if (conditions.length === 0 || !searched.filters) return searched
      const all = await sanitizeQuery({ ...query }, options)
      const matches = { $or: [searched.filters, ...conditions] }
      return { ...all, filters: all.filters ? { $and: [all.filters, matches] } : matches }
    },
  })
}

let create: CreateManager | undefined

/**
 * Extends the search of the panel's lists to the records of a customer. Must run after field permissions are
 * applied to searches.
 */
export function searchCustomers(strapi: Core.Strapi): void {
  const service = strapi.service('admin::permission')
  create ??= service.createPermissionsManager as CreateManager
  const createOriginal = create
  service.createPermissionsManager = (options: Options) =>
    withCustomerSearch(createOriginal(options), options)
}
