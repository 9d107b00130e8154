import { expect, test } from 'vitest'
import { catchResponse, loaderArgs, respondWithRole, startBackend } from '#app/testing/backend'
import { loader as audit } from './audit/audit'
import { loader as deleteUnit } from './business-units/delete-unit'
import { loader as editUnit } from './business-units/edit-unit'
import { loader as importUnits } from './business-units/import-units'
import { loader as newUnit } from './business-units/new-unit'
import { loader as integrations } from './integrations/integrations'
import { loader as newApiKey } from './integrations/new-key'
import { loader as newWebhook } from './integrations/new-webhook'
import { loader as webhook } from './integrations/webhook'
import { loader as ledger } from './ledger/ledger'
import { loader as cancelOrder } from './orders/cancel-order'
import { loader as newOrder } from './orders/new-order'
import { loader as summary } from './orders/new-order-summary'
import { loader as installation } from './pair/installation'
import { loader as pair } from './pair/pair'
import { loader as payOrder } from './payments/pay-order'
import { loader as payOrders } from './payments/pay-orders'
import { loader as newUser } from './people/new-user'
import { loader as removeUser } from './people/remove-user'
import { loader as user } from './people/user'
import { loader as users } from './people/users'
import { loader as remote } from './remote/remote'
import { loader as usageDisputes } from './usage/disputes'
import { loader as newUsageDispute } from './usage/new-dispute'
import { loader as usageFile } from './usage/usage-file'
import { loader as usage } from './usage/usage-month'
import { loader as usagePlay } from './usage/usage-play'
import { loader as usageProof } from './usage/usage-proof'
import { loader as usageStatement } from './usage/usage-statement'
import { loader as unpair } from './zones/unpair'

const unit = 'unitbraga000000000000001'
const order = `unit=${unit}&kind=extra-zones&zone_count=1`

test.each([
  ['/audit', audit],
  ['/billing', ledger],
  ['/integrations', integrations],
  ['/integrations/keys/new', newApiKey],
  ['/integrations/webhooks/new', newWebhook],
  ['/integrations/webhooks/webhook00000000000000001', webhook],
  ['/business-units/new', newUnit],
  ['/business-units/import', importUnits],
  [`/business-units/${unit}/edit`, editUnit],
  [`/business-units/${unit}/delete`, deleteUnit],
  [`/orders/new?unit=${unit}`, newOrder],
  [`/orders/new/summary?${order}`, summary],
  ['/orders/order0000000000000000042/cancel', cancelOrder],
  ['/orders/order0000000000000000042/pay', payOrder],
  ['/orders/pay?order=order0000000000000000042', payOrders],
  ['/users', users],
  ['/users/new', newUser],
  ['/users/memberbagas0000000000002', user],
  ['/users/memberbagas0000000000002/remove', removeUser],
  ['/pair', pair],
  ['/zones/installation', installation],
  ['/zones/zonelobi0000000000000001/unpair', unpair],
  ['/usage', usage],
  ['/usage/2026-11.csv', usageFile],
  ['/usage/2026-11.pdf', usageStatement],
  ['/usage/disputes', usageDisputes],
  ['/usage/disputes/new?month=2026-11', newUsageDispute],
  ['/usage/plays/00000000-0000-4000-8000-000000000001', usagePlay],
  ['/usage/plays/00000000-0000-4000-8000-000000000001/proof.json', usageProof],
])('responds with 403 to staff for %s', async (path, loader) => {
  startBackend(respondWithRole('staff'))
  const id = /[a-z]+0{5,}\d+|[\d-]{36}/.exec(path)?.[0] ?? unit
  expect(
    (
      await catchResponse(() =>
        loader(loaderArgs(path, { params: path === '/usage' ? {} : { id, month: '2026-11' } })),
      )
    ).status,
  ).toBe(403)
})

test.each(['finance', 'auditor'] as const)('responds with 403 to %s for the remote', async role => {
  startBackend(respondWithRole(role))
  const id = 'zonelobi0000000000000001'
  const run = () => remote(loaderArgs(`/remote/${id}`, { params: { id } }))
  expect((await catchResponse(run)).status).toBe(403)
})
