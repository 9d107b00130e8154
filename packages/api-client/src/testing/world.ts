import {
  sampleLicenceKeys,
  sampleLicenceProof,
  sampleLicenceStatusList,
  sampleLicences,
} from './licence-fixtures'
import { sampleUnpairedZone, sampleUsage, sampleZone } from './playback-fixtures'
import type { RecordedCall } from './respond'

/** The data of the endpoints that are not in the contract. */
export interface World {
  zones: (typeof sampleZone)[]
  usage: typeof sampleUsage
  licences: typeof sampleLicences
  licenceKeys: typeof sampleLicenceKeys
  /** The proof, shared by every licence. */
  licenceProof: string
  licenceStatusList: string
  /** The six digits on the screen of every player. */
  screenCode: string
  licenceReports: { code: string; reason: unknown; message: unknown; email: unknown }[]
  licenceBatches: {
    documentId: string
    state: string
    done: number
    total: number
    bytes: number | null
    expires_at: string
  }[]
  calls: RecordedCall[]
}

export const makeSampleWorld = (): World =>
  structuredClone<Omit<World, 'calls'> & { calls: [] }>({
    zones: [sampleZone, sampleUnpairedZone],
    usage: sampleUsage,
    licences: sampleLicences,
    licenceKeys: sampleLicenceKeys,
    licenceProof: sampleLicenceProof,
    licenceStatusList: sampleLicenceStatusList,
    screenCode: '123456',
    licenceReports: [],
    licenceBatches: [],
    calls: [],
  })
