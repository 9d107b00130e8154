import { uid as contactMessages } from './api/contact-message/services/row'
import { uid as partnerApplications } from './api/partner-application/services/row'
import { salesViews } from './sales-panel'

type Grant = { action: string; subject: string; properties: { fields: string[] } }
type Role = { id: number }

const explorer = (act: 'read' | 'update') => `plugin::content-manager.explorer.${act}`

/** Reading everything that the panel shows of a type, and writing what is open there. */
const work = (uid: string): Grant[] => {
  const { fields, open = [] } = salesViews[uid] ?? { fields: {} }
  return [
    { action: explorer('read'), subject: uid, properties: { fields: Object.keys(fields) } },
    { action: explorer('update'), subject: uid, properties: { fields: open } },
  ]
}

const roles = [
  {
    code: 'sales',
    name: 'Sales',
    description: 'Answers contact messages and reviews partner applications; sees nothing else',
    grants: () => [...work(partnerApplications), ...work(contactMessages)],
  },
]

/** Makes the staff's own roles of the panel hold exactly what stands above. */
export async function ensurePanelRoles(): Promise<void> {
  const service = strapi.service('admin::role')
  for (const { grants, ...role } of roles) {
    const found: Role = (await service.findOne({ code: role.code })) ?? (await service.create(role))
    await service.assignPermissions(found.id, grants())
  }
}
