import { catalogueGrants } from './curator-role'
import { customerOrderGrants } from './customer-order-action'
import { contentGrants } from './editor-role'
import type { Grant } from './grants'
import { paymentGrants } from './payment-actions'
import { priceGrants } from './price-routes'
import { sentEmailGrants } from './sent-email-action'
import { orderReadGrants, supportGrants } from './support-role'
import { salesViews } from './views/sales'

type Role = { id: number }

const explorer = (act: 'read' | 'update') => `plugin::content-manager.explorer.${act}`

/** Grants to read every field in a type's view and to write those listed in its `open`. */
const work = (uid: string): Grant[] => {
  const { fields, open = [] } = salesViews[uid] ?? { fields: {} }
  return [
    { action: explorer('read'), subject: uid, properties: { fields: Object.keys(fields) } },
    { action: explorer('update'), subject: uid, properties: { fields: open } },
  ]
}

const roles = [
  {
    code: 'support',
    name: 'Support',
    description:
      'Marks orders as paid, decides cases of payments, answers messages about help and billing, makes vouchers, blocks accounts; removes nothing',
    grants: supportGrants,
  },
  {
    code: 'finance',
    name: 'Finance',
    description:
      'Approves refunds and pays them out, decides cases of payments, proposes and approves changes of prices, imports settlement files, exports for accounting',
    grants: () => [
      ...paymentGrants(['read', 'handle', 'approve', 'account']),
      ...orderReadGrants(),
      ...priceGrants(),
    ],
  },
  {
    code: 'sales',
    name: 'Sales',
    description:
      'Answers contact messages, reviews partner applications and orders for customers; sees nothing else',
    grants: () => [
      ...work('api::partner-application.partner-application'),
      ...work('api::contact-message.contact-message'),
      ...customerOrderGrants(),
      ...sentEmailGrants(),
    ],
  },
  {
    code: 'curator',
    name: 'Curator',
    description:
      'Adds music, completes credits, composes playlists and replies to reports about tracks; sees nothing else',
    grants: catalogueGrants,
  },
  // Strapi creates these two roles with access to all types; here they are limited to content.
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Writes and publishes the content of the site in both languages; sees nothing of customers',
    grants: () => contentGrants({ publish: true }),
  },
  {
    code: 'strapi-author',
    name: 'Author',
    description: 'Writes content for an editor to publish; sees nothing of customers',
    grants: () => contentGrants({ publish: false }),
  },
]

/** Creates the staff roles and sets their permissions to exactly the grants listed above. */
export async function ensurePanelRoles(): Promise<void> {
  const service = strapi.service('admin::role')
  for (const { grants, ...role } of roles) {
    const found: Role = (await service.findOne({ code: role.code })) ?? (await service.create(role))
    await service.update({ id: found.id }, role)
    await service.assignPermissions(found.id, grants())
  }
}
