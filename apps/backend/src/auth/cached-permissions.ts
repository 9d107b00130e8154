type Permission = { action: string }
type Read<Args extends unknown[]> = (...args: Args) => Promise<Permission[]>

const lists = new Map<string, Promise<Permission[]>>()

/** After the rows were written: what they say from now on. */
export const clearCachedPermissions = (): void => lists.clear()

/**
 * Reads a list of what a role may call once. Only a start of ours changes these lists (`permissions.ts`), and every call
 * of every member asks for them: a hundred rows.
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

const most = 100

/** Builds what a caller is able to once for each list of actions, instead of once a call. */
export function cacheAbilities(engine: Engine): void {
  const build = engine.generateAbility.bind(engine)
  const abilities = new Map<string, Promise<unknown>>()
  engine.generateAbility = (permissions, options) => {
    const plain = !options && permissions.every(permission => Object.keys(permission).join() === 'action')
    if (!plain) return build(permissions, options)
    const key = permissions.map(({ action }) => action).join()
    const known = abilities.get(key)
    if (known) return known
    if (abilities.size >= most) abilities.clear()
    const ability = build(permissions)
    abilities.set(key, ability)
    ability.catch(() => abilities.delete(key))
    return ability
  }
}
