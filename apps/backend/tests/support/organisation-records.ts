import { randomBytes, randomUUID } from 'node:crypto'
import { newAnnouncement, uploadAnnouncement } from './announcements'
import { sendInvitation } from './colleagues'
import { createCustomer } from './customers'
import { type Backend, loadCompiled } from './harness'
import { findLicence } from './licences'
import { addPlaylist } from './music'
import { newRegistration } from './people'
import { addException } from './schedules'

// The id has the length of a record id: 24 letters and digits.
const newRecordId = () => `p${randomBytes(12).toString('hex').slice(1)}`

/** Creates a customer; returns the ids of its records, keyed by the noun in their path. */
export async function createOrganisationRecords(backend: Backend, brand: string) {
  const owner = await createCustomer(backend, {
    property: { company_name: `PT ${brand}`, brand_name: brand },
  })
  const invited = await sendInvitation(backend, owner.token, newRegistration().email, { role: 'staff' })
  const me = (await backend.call('GET', '/users/me', { token: owner.token })).body
  const unit = await backend.strapi.db
    .query('api::business-unit.business-unit')
    .findOne({ where: { documentId: owner.order.business_unit.documentId } })
  const playlist = await addPlaylist(backend, [], { kind: 'own', organisation: unit.organisation_id })
  const zone = await backend.strapi.db
    .query('api::zone.zone')
    .create({ data: { name: `Zona ${brand}`, number: 1, business_unit: unit.id } })
  await loadCompiled(() => import('#src/licensing/licence/issue')).issueLicences([unit.id])
  const { code } = await findLicence(backend, zone.documentId)
  const account = await backend.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: me.documentId } })
  const batch = await loadCompiled(() => import('#src/licensing/certificate/batch-row')).insertBatch({
    organisation: unit.organisation_id,
    account,
    size: 'a4',
    locale: 'id',
    parts: [],
  })
  const now = Date.now()
  const payment = newRecordId()
  const [attempt]: { id: number }[] = await backend.strapi.db
    .connection('payment_attempts')
    .insert({
      document_id: payment,
      organisation_id: unit.organisation_id,
      provider: 'midtrans',
      reference: payment,
      idempotency_key: payment,
      method: 'bca_va',
      locale: 'id',
      amount: owner.order.total,
      state: 'created',
      rank: 0,
      refunded: 0,
      created_at: now,
      expires_at: now + 60_000,
    })
    .returning('id')
  const order = await backend.strapi.db
    .query('api::order.order')
    .findOne({ where: { documentId: owner.order.documentId } })
  await backend.strapi.db
    .connection('payment_attempt_orders')
    .insert({ attempt_id: attempt?.id, order_id: order.id, amount: owner.order.total })
  const exception = await addException(backend, owner.token, '/organisation')
  const zoneBatch = await backend.call('POST', '/zone-batches', {
    token: owner.token,
    body: { zones: [zone.documentId], action: { kind: 'pause' } },
    headers: { 'idempotency-key': randomUUID() },
  })
  const views = await backend.call('POST', '/zone-views', { token: owner.token, body: { name: brand } })
  const announcement = await uploadAnnouncement(backend, {
    token: owner.token,
    fields: newAnnouncement({ name: brand }),
  })
  const key = await backend.call('POST', '/api-keys', {
    token: owner.token,
    body: { key_name: brand, scopes: ['zones:read'] },
  })
  const webhook = await backend.call('POST', '/webhooks', {
    token: owner.token,
    body: { webhook_url: 'https://example.com/hook', events: ['zone.state_changed'] },
  })
  const cartLine = newRecordId()
  const [cart]: { id: number }[] = await backend.strapi.db
    .connection('carts')
    .insert({
      organisation_id: unit.organisation_id,
      user_id: account.id,
      version: 1,
      expires_at: now + 60 * 60_000,
    })
    .returning('id')
  await backend.strapi.db.connection('cart_lines').insert({
    document_id: cartLine,
    cart_id: cart?.id,
    business_unit_id: unit.id,
    unit_name: brand,
    kind: 'new',
    zone_count: 1,
  })
  const installationCode = newRecordId()
  await backend.strapi.db.connection('installation_codes').insert({
    document_id: installationCode,
    code_hash: installationCode,
    zone_id: zone.id,
    created_by: account.documentId,
    created_at: now,
    expires_at: now + 60 * 60_000,
  })
  const group = await backend.call('POST', '/unit-groups', {
    token: owner.token,
    body: { group_name: brand, group_kind: 'list' },
    headers: { 'idempotency-key': randomUUID() },
  })
  const offers = await addOffers(backend, { unit, account: account.id, name: brand })
  const ids: Record<string, string> = {
    ...offers,
    'unit-groups': group.body.documentId,
    'installation-codes': installationCode,
    cart: cartLine,
    webhooks: webhook.body.webhook.documentId,
    'api-keys': key.body.key.documentId,
    announcements: announcement.body.documentId,
    payments: payment,
    organisation: exception.documentId,
    zones: zone.documentId,
    licences: code,
    'licence-batches': batch.document_id,
    'zone-batches': zoneBatch.body.documentId,
    'zone-views': views.body.data[0].documentId,
    playlists: playlist.documentId,
    'business-units': owner.order.business_unit.documentId,
    orders: owner.order.documentId,
    members: me.memberships[0].documentId,
    invitations: invited.body.documentId,
  }
  return { ...owner, brand, ids }
}

type Offered = {
  unit: { id: number; organisation_id: number }
  account: number
  name: string
}

/** A quotation, and a request to approve it, of one unit. */
async function addOffers({ strapi }: Backend, { unit, account, name }: Offered) {
  const { connection } = strapi.db
  const now = Date.now()
  const [quotation, request] = [newRecordId(), newRecordId()]
  const common = {
    organisation_id: unit.organisation_id,
    user_id: account,
    ...{ price: 1_000_000, discount: 0, total: 1_000_000 },
  }
  const line = {
    position: 1,
    business_unit_id: unit.id,
    unit_name: name,
    ...{ kind: 'new', package_key: 'single-location', billing_period: 'monthly', zone_count: 1 },
    price: 1_000_000,
  }
  const party = { name, address: '', npwp: '' }
  const customer = { company_name: name, brand_name: name, npwp: '', address: [] }
  const [quoted]: { id: number }[] = await connection('quotations')
    .insert({
      ...common,
      document_id: quotation,
      number: quotation,
      prices: '{}',
      parties: JSON.stringify({ seller: party, customer }),
      sentence: JSON.stringify({ id: '', en: '' }),
      created_at: now,
      valid_until: now + 86_400_000,
    })
    .returning('id')
  await connection('quotation_lines').insert({
    ...line,
    quotation_id: quoted?.id,
    package_titles: JSON.stringify({ id: name, en: name }),
    ...{ unit_price: 1_000_000, discount: 0, credit: 0 },
  })
  const [asked]: { id: number }[] = await connection('order_requests')
    .insert({
      ...common,
      document_id: request,
      quotation_id: quoted?.id,
      state: 'requested',
      purpose: 'Uji',
      requested_at: now,
    })
    .returning('id')
  await connection('order_request_lines').insert({ ...line, request_id: asked?.id })
  return { quotations: quotation, 'order-requests': request }
}
