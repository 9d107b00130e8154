import type { Registration } from '@bgm/contract'

/** A draft at its first step. */
export const sampleRegistration: Registration = {
  id: 'registration000000000001',
  industry: null,
  property: null,
  referral_code: null,
  file_npwp: null,
  pricing: null,
  order_number: null,
  voucher_code: null,
  quote: null,
  order: null,
  updated_at: '2026-11-20T05:00:00.000Z',
}
