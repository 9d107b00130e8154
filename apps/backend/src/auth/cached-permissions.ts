type Permission = { action: string }
type Read<Args extends unknown[]> = (...args: Args) => Promise<Permission[]>

const lists = new Map<string, Promise<Permission[]>>()

/** Call it after permission rows have been written. */
export const clearCachedPermissions = (): void => lists.clear()

/**
 * Caches the permissions of a role, about a hundred rows that every request needs and that only change at startup
 * (`permissions.ts`).
 */
export const cachedPermissions =
  <Args extends unknown[]>(name: string, read: Read<Args>): Read<Args> =>
  (...args) => {
    const key = [name, ...args].join(' ')
    const known = lists.get(key)
    if (known) return known
    const found = read(...args)
    lists.set(key, found)
    found.catch(() => lists.delete(key))
    return found
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
