import { vi } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'

export type ScenarioTemplate = {
  unit: Record<string, unknown>
  order: Record<string, unknown>
  line: Record<string, unknown>
  account: string
}

const withoutKeys = ({ id: _id, documentId: _document, ...row }: Record<string, unknown>) => row

/**
 * Creates a customer whose unit and order are copied for each run, because that is faster than a
 * registration.
 */
export async function createScenarioTemplate(backend: Backend): Promise<ScenarioTemplate> {
  const { order, email } = await createCustomer(backend)
  const { db } = backend.strapi
  // Other tests read the emails; here their delivery would take most of the time. Stopping the backend
  // removes the mock.
  vi.spyOn(backend.strapi.plugin('email').provider, 'send').mockResolvedValue(undefined)
  const populate = { organisation: true }
  const row = await db
    .query('api::order.order')
    .findOne({ where: { documentId: order.documentId }, populate: { ...populate, placed_by: true } })
  const unit = await db
    .query('api::business-unit.business-unit')
    .findOne({ where: { documentId: order.business_unit.documentId }, populate })
  const line = await db.connection('order_lines').where({ order_id: row.id }).first()
  const user = await db.query('plugin::users-permissions.user').findOne({ where: { email } })
  return {
    unit: { ...withoutKeys(unit), organisation: unit.organisation.id },
    order: { ...withoutKeys(row), organisation: row.organisation.id, placed_by: row.placed_by.id },
    line: withoutKeys(line),
    account: user.documentId,
  }
}
