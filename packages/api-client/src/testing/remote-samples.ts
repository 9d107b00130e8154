import type {
  RemotePassDetail,
  RemoteRequest,
  RemoteZone,
  ScannedZone,
  StaffRemote,
  UnitRemoteSettings,
} from '@bgm/contract'
import { sampleOpenLocks } from './group-samples'
import { sampleZone } from './zone-samples'

const place = {
  zone: { id: sampleZone.id, name: sampleZone.name },
  business_unit: sampleZone.business_unit,
}

export const samplePassToken = 'pass'.padEnd(43, '0')

export const samplePass: RemotePassDetail = {
  id: 'pass00000000000000000001',
  name: 'Rina',
  state: 'active',
  number: null,
  created_at: '2026-11-20T05:00:00.000Z',
  expires_at: '2026-11-20T13:00:00.000Z',
  granted_by: null,
}

/** A request that awaits the approval of a member. */
export const sampleWaitingPass: RemotePassDetail = {
  ...samplePass,
  name: 'Dewi',
  state: 'waiting',
  number: 47,
}

export const sampleRemoteRequest: RemoteRequest = { ...sampleWaitingPass, ...place, number: 47 }

export const sampleHeldPasses = {
  data: [samplePass],
  members: [
    {
      id: 'member000000000000000001',
      name: 'Sari Wulandari',
      at: '2026-11-20T05:00:00.000Z',
      command: 'skip' as const,
    },
  ],
}

export const sampleScannedZone: ScannedZone = {
  ...place,
  allowed: true,
  expires_at: '2026-11-20T05:06:00.000Z',
}

export const sampleRemoteZone: RemoteZone = sampleZone

export const sampleStaffRemote: StaffRemote = {
  ...place,
  pass: samplePass,
  locks: sampleOpenLocks,
  remote: sampleRemoteZone,
  holders: [{ ...samplePass, own: true }],
}

export const sampleUnitRemote: UnitRemoteSettings = {
  allowed: true,
  has_pin: true,
  changed_at: '2026-11-20T05:00:00.000Z',
}
