import { bumpRoleVersions } from './cached-permissions'
import { contentActions } from './content-actions'
import { listContractActions } from './contract-actions'

/** The actions that each role may call, restored at every start. Routes with `auth: false` are not listed. */
const open = [...contentActions]

const unconfirmed = [...open, ...listContractActions('unconfirmed')]

const member = [...unconfirmed, ...listContractActions('member')]

/** The only actions that a user of a collective body may call until the second factor is set up. */
const collectiveSetup = [...open, ...listContractActions('collective-setup')]

/** The actions of a collective body's users, who cannot switch off the second factor. */
const collective = [...collectiveSetup, ...listContractActions('collective')]

const roles = [
  { type: 'public', name: 'Public', description: 'Not signed in', actions: open },
  {
    type: 'unconfirmed',
    name: 'Unconfirmed',
    description: 'Signed in, e-mail not confirmed',
    actions: unconfirmed,
  },
  { type: 'authenticated', name: 'Member', description: 'Signed in, e-mail confirmed', actions: member },
  {
    type: 'collective',
    name: 'Collective body',
    description: 'Reads usage data of all venues',
    actions: collective,
  },
  {
    type: 'collective-setup',
    name: 'Collective body without second factor',
    description: 'Has to set up the second factor first',
    actions: collectiveSetup,
  },
]

type Permission = { id: number; action: string }
type Role = { id: number; permissions: Permission[] }

async function ensureRole({ type, name, description }: (typeof roles)[number]): Promise<Role> {
  const query = strapi.db.query('plugin::users-permissions.role')
  const found: Role | null = await query.findOne({ where: { type }, populate: { permissions: true } })
  return found ?? { ...(await query.create({ data: { type, name, description } })), permissions: [] }
}

/** Sets the permissions of the roles to exactly the lists above. */
export async function ensurePermissions(): Promise<void> {
  const query = strapi.db.query('plugin::users-permissions.permission')
  let isChanged = false
  for (const roleName of roles) {
    const role = await ensureRole(roleName)
    const surplus = role.permissions.filter(({ action }) => !roleName.actions.includes(action))
    const existing = new Set(role.permissions.map(({ action }) => action))
    const missing = roleName.actions.filter(action => !existing.has(action))
    if (surplus.length > 0) await query.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } })
    for (const action of missing) await query.create({ data: { action, role: role.id } })
    isChanged ||= surplus.length > 0 || missing.length > 0
  }
  if (isChanged) await bumpRoleVersions()
}
