import {
  certificates,
  collectiveApiLog,
  collectiveApiReports,
  collectiveApiUsage,
  collectiveCoverage,
  collectiveLog,
  collectiveMonths,
  collectivePlays,
  collectiveVenues,
  licenceChecks,
  licences,
  publicPlays,
  publicZones,
  serviceStatus,
  usage,
  usageLog,
  usagePlays,
} from '@bgm/contract'
import {
  sampleCollectiveFiles,
  sampleCollectiveMonth,
  sampleCollectivePlay,
  sampleOverview,
  sampleProvince,
  sampleVenue,
  sampleVenueMonth,
  sampleVenueRecord,
  sampleWork,
} from './collective-samples'
import {
  sampleLicence,
  sampleLicenceBatch,
  sampleLicenceCheck,
  sampleLicenceDetail,
  sampleLicenceKeys,
  sampleLicenceStates,
} from './licence-samples'
import { type Respond, samplePage } from './respond'
import { sampleServiceStatus } from './status-samples'
import {
  sampleLogBundle,
  sampleLogCheckpoint,
  sampleLogKey,
  sampleLogPolicy,
  sampleUsageLine,
  sampleUsageMonth,
  sampleUsagePlay,
} from './usage-samples'
import { sampleZone } from './zone-samples'

const checked_at = '2026-11-23T05:00:00.000Z'
const jws = 'header.payload.signature'
const pdf = (name: string) => ({ name, type: 'application/pdf', content: '%PDF-1.7' })
const proof = {
  name: `usage-proof-${sampleUsagePlay.id}.json`,
  type: 'application/json',
  content: '{"proof":{}}',
}
const lastPage = { has_more: false, next_cursor: 'MQ' }

/** Licences and usage, for members. */
const memberResponses = (respond: Respond) => [
  respond(licences.list, { ...samplePage([sampleLicence]), states: sampleLicenceStates }),
  respond(licences.get, sampleLicenceDetail),
  respond(certificates.downloadCertificate, pdf(`${sampleLicence.code}.pdf`)),
  respond(certificates.createBatch, sampleLicenceBatch),
  respond(certificates.getBatch, sampleLicenceBatch),
  respond(certificates.downloadBatch, pdf('licences.pdf')),
  respond(licenceChecks.get, sampleLicenceCheck),
  respond(licenceChecks.getProof, { jws }),
  respond(licenceChecks.report, undefined),
  respond(licenceChecks.getKeys, sampleLicenceKeys),
  respond(licenceChecks.getStatusList, { jws }),
  respond(licenceChecks.listStatusLists, { lists: [{ number: 1, jws }] }),
  respond(serviceStatus.get, sampleServiceStatus),
  respond(usageLog.getCheckpoint, { name: 'checkpoint', type: 'text/plain', content: sampleLogCheckpoint }),
  respond(usageLog.getTile, { name: '0-0-1', type: 'application/octet-stream', content: 'x'.repeat(32) }),
  respond(usageLog.getKeys, { keys: [sampleLogKey] }),
  respond(usageLog.getPolicy, { name: 'policy', type: 'text/plain', content: sampleLogPolicy }),
  respond(usageLog.getReceiptKeys, { keys: [sampleLogKey] }),
  respond(usage.get, sampleUsageMonth),
  respond(usage.download, {
    name: 'usage-2026-11.csv',
    type: 'text/csv; charset=utf-8',
    content: 'started_at;zone\r\n',
  }),
  respond(usage.downloadEvidence, {
    name: 'usage-evidence-2026-11.jsonl',
    type: 'application/jsonl; charset=utf-8',
    content: '{}\n',
  }),
  respond(usage.downloadStatement, pdf('usage-2026-11.pdf')),
  respond(usagePlays.get, { data: sampleUsagePlay, checked_at }),
  respond(usagePlays.downloadProof, proof),
]

const collectiveResponses = (respond: Respond) => [
  respond(collectiveCoverage.getOverview, sampleOverview),
  respond(collectiveCoverage.listVenues, samplePage([sampleVenue])),
  respond(collectiveVenues.search, {
    venues: { data: [{ ...sampleVenue, matches: [] }], more: false },
    works: {
      data: [{ ...sampleWork, matches: [{ field: 'publisher', value: 'Kolektif Contoh' }] }],
      more: false,
    },
    play: null,
  }),
  respond(collectiveVenues.getVenue, sampleVenueMonth),
  respond(collectiveVenues.getVenueRecord, sampleVenueRecord),
  respond(collectiveMonths.getMonth, sampleCollectiveMonth),
  respond(collectiveMonths.openReportFile, sampleCollectiveFiles.report),
  respond(collectiveMonths.openMonthArchive, sampleCollectiveFiles.month),
  respond(collectiveMonths.openLog, sampleCollectiveFiles.log),
  respond(collectiveMonths.openCheckpoints, sampleCollectiveFiles.checkpoints),
  respond(collectiveLog.openBundle, sampleLogBundle),
  respond(collectiveLog.listCosignatures, []),
  respond(collectivePlays.getPlay, { data: sampleCollectivePlay, checked_at }),
  respond(collectivePlays.downloadProof, proof),
]

const { now, next_change, now_playing, ...zone } = sampleZone

export const sampleNowPlaying = {
  zone,
  state: zone.state,
  state_since: zone.state_since,
  track: now_playing,
  playlist: now_playing?.playlist ?? null,
  planned: now,
  next_change,
}

/** What the keys of organisations and collective bodies can read. */
const keyResponses = (respond: Respond) => [
  respond(publicZones.listZones, { data: [zone], meta: lastPage }),
  respond(publicZones.getZone, zone),
  respond(publicZones.getNowPlaying, sampleNowPlaying),
  respond(publicPlays.listPlays, {
    data: [
      {
        ...sampleUsageLine,
        business_unit: zone.business_unit,
        track: { ...sampleUsageLine.track, isrc: null },
        sealed_on: '2026-11-20',
      },
    ],
    meta: lastPage,
  }),
  respond(collectiveApiLog.openBundle, sampleLogBundle),
  respond(collectiveApiReports.listMonths, {
    data: [{ month: '2026-10', state: 'final', version: 1, archived: false }],
  }),
  respond(collectiveApiReports.getMonth, sampleCollectiveMonth),
  respond(collectiveApiReports.openFile, sampleCollectiveFiles.report),
  respond(collectiveApiReports.openArchive, sampleCollectiveFiles.month),
  respond(collectiveApiReports.openLog, sampleCollectiveFiles.log),
  respond(collectiveApiReports.openCheckpoints, sampleCollectiveFiles.checkpoints),
  respond(collectiveApiUsage.listPlays, {
    data: [
      {
        ...sampleUsagePlay,
        second_device: false,
        signed: true,
        index: 4_711,
        venue: {
          id: sampleVenue.id,
          name: sampleVenue.name,
          city: sampleVenue.city.name,
          province: sampleProvince.name,
          industry: sampleVenue.industry,
        },
        zone: { ...sampleUsagePlay.zone, licence_code: null },
        track: {
          ...sampleWork,
          revision: 1,
          arrangers: [],
          publishers: [],
          label: null,
          release: null,
          catalogue_number: null,
          duration_ms: 200_500,
        },
        seal: { number: 3, day: '2026-10-03', index: 12 },
        report_version: 1,
      },
    ],
    meta: lastPage,
  }),
  respond(collectiveApiUsage.listVenues, {
    data: [{ ...sampleVenue, street: 'Jalan Braga 1', province: sampleProvince, deleted: false }],
    meta: lastPage,
  }),
  respond(collectiveApiUsage.listWorks, {
    data: [{ ...sampleWork, plays: 30, seconds: 6_000, report_version: 1 }],
    meta: lastPage,
  }),
]

export const usageResponses = (respond: Respond) => [
  ...memberResponses(respond),
  ...collectiveResponses(respond),
  ...keyResponses(respond),
]
