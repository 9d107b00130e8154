import type { OrderDetail, Subscription } from '@bgm/contract'
import {
  sampleClients,
  sampleFaqs,
  sampleIndustries,
  samplePackages,
  samplePage,
  sampleSiteSetting,
  sampleTestimonials,
} from './content-samples'
import {
  sampleLicenceKeys,
  sampleLicenceProof,
  sampleLicenceStatusList,
  sampleLicences,
} from './licence-fixtures'
import { sampleOrder, sampleSubscription } from './order-samples'
import {
  samplePairing,
  samplePlaylists,
  sampleTracks,
  sampleUnpairedZone,
  sampleUsage,
  sampleZone,
} from './playback-fixtures'
import type { PassRow } from './remote-handlers'
import type { RecordedCall } from './respond'
import { sampleCalendar, sampleSchedule, sampleWeek } from './schedule-fixtures'
import { sampleSessions, sampleUser } from './unit-samples'

type Row = Record<string, unknown> & { documentId: string }
type Step = Record<string, unknown> | null

/** The data behind the msw handlers. Tests set it up and check what the calls changed. */
export interface World {
  /** The token of the only session. Any other token results in 401, a missing one in 403. */
  jwt: string
  password: string
  user: typeof sampleUser
  sessions: typeof sampleSessions
  second_factor: 'off' | 'setup' | 'on'
  /** The mobile number to which the last code was sent. */
  codeSentTo: string | null
  /** The result of a Google sign-in without a linked account. If null, the sign-in succeeds. */
  google: 'link' | 'join' | null
  registration: {
    documentId: string
    industry: Step
    property: Step
    referral_code: string | null
    file_npwp: { name: string; size: number; mime: string } | null
    pricing: { package: string; billing_period: 'monthly' | 'yearly'; zone_count: number } | null
    order_number: string | null
    voucher_code: string | null
    order: string | null
    updatedAt: string
  }
  vouchers: Record<string, number | 'used-up'>
  orders: OrderDetail[]
  subscriptions: Subscription[]
  zones: (typeof sampleZone)[]
  /** The staff passes and pass requests, shared by every zone. */
  remotePasses: PassRow[]
  /** The remote settings, shared by every unit. */
  unitRemote: { allowed: boolean; has_pin: boolean; changed_at: string | null }
  playlists: typeof samplePlaylists
  tracks: typeof sampleTracks
  /** The schedule, shared by every zone, unit and organisation. */
  schedule: typeof sampleSchedule
  week: typeof sampleWeek
  calendar: typeof sampleCalendar
  pairing: typeof samplePairing
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
  zoneBatches: { documentId: string; action: unknown }[]
  skipsLeft: number
  /** The state returned for every command, as if acknowledged by the device. */
  commandState: 'waiting' | 'done' | 'refused' | 'expired'
  content: Record<string, Row[]>
  siteSetting: typeof sampleSiteSetting
  /** The revision of the content; the handlers do not change it. */
  revision: string
  /** Every recorded call, oldest first. */
  calls: RecordedCall[]
}

/** A member with one unit and one order, an empty registration, and published content. */
export const makeSampleWorld = (): World =>
  structuredClone<Omit<World, 'calls'> & { calls: [] }>({
    jwt: 'header.payload.signature',
    password: 'Contoh-12345',
    user: sampleUser,
    sessions: sampleSessions,
    second_factor: 'off',
    codeSentTo: null,
    google: null,
    registration: {
      documentId: 'registration000000000001',
      industry: null,
      property: null,
      referral_code: null,
      file_npwp: null,
      pricing: null,
      order_number: null,
      voucher_code: null,
      order: null,
      updatedAt: '2026-11-20T05:00:00.000Z',
    },
    vouchers: { HEMAT100: 100_000, HABIS50: 'used-up' },
    orders: [sampleOrder],
    subscriptions: [sampleSubscription],
    zones: [sampleZone, sampleUnpairedZone],
    remotePasses: [],
    unitRemote: { allowed: true, has_pin: true, changed_at: '2026-11-20T05:00:00.000Z' },
    playlists: samplePlaylists,
    tracks: sampleTracks,
    schedule: sampleSchedule,
    week: sampleWeek,
    calendar: sampleCalendar,
    pairing: samplePairing,
    usage: sampleUsage,
    licences: sampleLicences,
    licenceKeys: sampleLicenceKeys,
    licenceProof: sampleLicenceProof,
    licenceStatusList: sampleLicenceStatusList,
    screenCode: '123456',
    licenceReports: [],
    licenceBatches: [],
    zoneBatches: [],
    skipsLeft: 6,
    commandState: 'done',
    content: {
      pages: [samplePage],
      industries: sampleIndustries,
      packages: samplePackages,
      faqs: sampleFaqs,
      testimonials: sampleTestimonials,
      clients: sampleClients,
      'page-redirects': [],
    },
    siteSetting: sampleSiteSetting,
    revision: 'first',
    calls: [],
  })
