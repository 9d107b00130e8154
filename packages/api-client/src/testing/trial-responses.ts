import { regions, type Trial, trials } from '@bgm/contract'
import type { Respond } from './respond'
import { sampleRegions, sampleUnit } from './unit-samples'
import { sampleZone } from './zone-samples'

/** A trial on its fifth day. */
export const sampleTrial: Trial = {
  business_unit: { id: sampleUnit.id, name: sampleUnit.name },
  zone: { id: sampleZone.id, name: sampleZone.name },
  licence: '4H7K9QX2M3VT8',
  starts_at: '2026-11-15T17:00:00.000Z',
  ends_at: '2026-11-29T17:00:00.000Z',
  continues_at: null,
  played: { songs: 1846, seconds: 403_200 },
}

const [province] = sampleRegions[''] ?? []
const cities = province ? [{ ...province, cities: sampleRegions[province.code] ?? [] }] : []

export const trialResponses = (respond: Respond) => [
  respond(trials.get, { trial: null }),
  respond(trials.getOffer, {
    mobile_number: '+6281234567890',
    verified: false,
    code_sent: true,
    used: false,
  }),
  respond(trials.sendCode, { ok: true, retry_after: 60 }),
  respond(trials.start, sampleTrial),
  respond(regions.listCities, cities),
]
