type Permission = { action: string }
type Read = () => Promise<Permission[]>

type RoleActions = { version: number; actions: Promise<ReadonlySet<string>> }

const roleActions = new Map<number, RoleActions>()
let publicPermissions: { readAt: number; permissions: Promise<Permission[]> } | undefined

/**
 * Must be called after permission rows have been written.
 * @public for the tests, whose files share a backend
 */
export function clearCachedPermissions(): void {
  roleActions.clear()
  publicPermissions = undefined
}

async function readActions(role: number): Promise<ReadonlySet<string>> {
  const rows: Permission[] = await strapi.db
    .query('plugin::users-permissions.permission')
    .findMany({ where: { role: { id: role } }, select: ['action'] })
  return new Set(rows.map(({ action }) => action))
}

/**
 * The actions of a role, cached in memory until the version of the role's row changes. Every call by a member
 * reads the version, so a change by another process applies to the next call.
 */
export function listRoleActions({
  id,
  version,
}: {
  id: number
  version: number
}): Promise<ReadonlySet<string>> {
  const known = roleActions.get(id)
  if (known?.version === version) return known.actions
  // All roles change together when a newer build starts.
  clearCachedPermissions()
  const actions = readActions(id)
  roleActions.set(id, { version, actions })
  actions.catch(() => roleActions.delete(id))
  return actions
}

const publicLifetime = 60_000

/** Caches the permissions of visitors for a minute, because their calls do not read a role. */
export const cachePublicPermissions =
  (read: Read): Read =>
  () => {
    const now = Date.now()
    if (publicPermissions && now - publicPermissions.readAt < publicLifetime)
      return publicPermissions.permissions
    const permissions = read()
    publicPermissions = { readAt: now, permissions }
    permissions.catch(() => {
      publicPermissions = undefined
    })
    return permissions
  }

/** Gives all roles a new version, so that every process reads their actions again. */
export async function bumpRoleVersions(): Promise<void> {
  clearCachedPermissions()
  const { connection } = strapi.db
  // Versions never repeat, even within a millisecond.
  const next = connection.raw(`greatest(updated_at + interval '1 millisecond', now() at time zone 'utc')`)
  const update = connection('up_roles').update({ updated_at: next })
  await (strapi.db.inTransaction() ? update.transacting((await strapi.db.transaction()).get()) : update)
}

/** Bumps the versions after each write to roles or their permissions, for example in the panel. */
export function bumpRoleVersionsAfterWrites(): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.permission', 'plugin::users-permissions.role'],
    afterCreate: bumpRoleVersions,
    afterCreateMany: bumpRoleVersions,
    afterUpdate: bumpRoleVersions,
    afterUpdateMany: bumpRoleVersions,
    afterDelete: bumpRoleVersions,
    afterDeleteMany: bumpRoleVersions,
  })
}

type Engine = { generateAbility(permissions: Permission[], options?: object): Promise<unknown> }

const maxEntries = 100

/** Builds abilities once per list of actions instead of once per request. */
export function cacheAbilities(engine: Engine): void {
  const build = engine.generateAbility.bind(engine)
  const abilities = new Map<string, Promise<unknown>>()
  engine.generateAbility = (permissions, options) => {
    const plain = !options && permissions.every(permission => Object.keys(permission).join() === 'action')
    if (!plain) return build(permissions, options)
    const key = permissions.map(({ action }) => action).join()
    const known = abilities.get(key)
    if (known) return known
    if (abilities.size >= maxEntries) abilities.clear()
    const ability = build(permissions)
    abilities.set(key, ability)
    ability.catch(() => abilities.delete(key))
    return ability
  }
}
