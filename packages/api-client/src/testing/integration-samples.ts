import type { ApiKey, CollectiveKey, UsageDispute, Webhook, WebhookDelivery, ZoneView } from '@bgm/contract'

const at = '2026-11-20T05:00:00.000Z'

/** Keys with every scope. */
export const sampleApiKey = `bgm_${'k'.repeat(43)}`
export const sampleCollectiveKey = `bgm_${'c'.repeat(43)}`

export const sampleApiKeyRow: ApiKey = {
  id: 'apikey000000000000000001',
  name: 'Dasbor kantor pusat',
  prefix: 'bgm_kkkkkk',
  scopes: ['zones:read', 'plays:read'],
  created_by: 'Sari Wulandari',
  created_at: at,
  last_used_at: null,
  review_since: null,
}

export const sampleCollectiveKeyRow: CollectiveKey = {
  id: 'collectivekey00000000001',
  name: 'Gudang data',
  prefix: 'bgm_cccccc',
  scopes: ['reports:read', 'plays:read'],
  created_by: 'Nadia Kusuma',
  created_at: at,
  expires_at: '2027-11-20T05:00:00.000Z',
  expired: false,
  last_used_at: null,
}

export const sampleWebhook: Webhook = {
  id: 'webhook00000000000000001',
  url: 'https://example.com/hook',
  events: ['zone.state_changed'],
  state: 'active',
  failing_since: null,
  former_secret_until: null,
  created_at: at,
  review_since: null,
}

export const sampleWebhookSecret = `whsec_${'A'.repeat(43)}=`

export const sampleDelivery: WebhookDelivery = {
  id: 'delivery0000000000000001',
  event: 'zone.state_changed',
  subject: 'Contoh Braga · Lobi',
  state: 'failed',
  attempts: 3,
  status: 500,
  error: null,
  created_at: at,
  attempted_at: '2026-11-20T05:10:00.000Z',
}

export const sampleZoneView: ZoneView = {
  id: 'view00000000000000000001',
  name: 'Masalah',
  query: { state: 'attention', layout: 'compact' },
}

export const sampleDispute: UsageDispute = {
  id: 'dispute1dispute1dispute1',
  state: 'answered',
  month: '2026-11',
  day: '2026-11-19',
  venue: 'Hotel Contoh, Lobi',
  work: null,
  play: null,
  reason: 'not-recorded',
  explanation: 'Musik diputar sepanjang hari.',
  reply: 'Perangkatnya melapor hari ini; pemutarannya sudah masuk.',
  received_at: '2026-11-20T03:00:00.000Z',
  replied_at: at,
  resolved_at: null,
  self: true,
}
