import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createKey, createLog } from './log.mjs'
import { createReport } from './report.mjs'

export const origin = 'musik.example/usage'
const day = 86_400_000
const start = Date.parse('2026-10-20T00:00:00Z')
const licensed = [{ from: Date.parse('2026-10-01T00:00:00Z'), until: Date.parse('2027-10-01T00:00:00Z') }]

export const firstKey = createKey(origin, 'first')
export const secondKey = createKey(origin, 'second')

const units = [
  {
    business_unit_id: 1,
    name: 'Kafe "Senja", Blok M',
    city_name: 'Jakarta Selatan',
    province_name: 'DKI Jakarta',
    time_zone: 'Asia/Jakarta',
  },
  {
    business_unit_id: 2,
    name: 'Hotel Contoh',
    city_name: 'Makassar',
    province_name: 'Sulawesi Selatan',
    time_zone: 'Asia/Makassar',
    former_time_zones: [{ time_zone: 'Asia/Jakarta', until: Date.parse('2026-11-10T05:00:00Z') }],
    hotel_stars: 4,
  },
  { business_unit_id: 3, name: 'Toko Éé 音', city_name: 'Jayapura', time_zone: 'Asia/Jayapura' },
]

const hash = text => createHash('sha256').update(text).digest('hex')

/** A UUID that is always the same for a name. */
const toUuid = name => hash(name).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

export const registers = [
  ['key', { at: start, public_key: firstKey.publicKey, state: 'added' }],
  ...units.flatMap(({ business_unit_id: id, ...unit }) => [
    [
      'venue',
      { at: start, business_unit_id: id, organisation_id: 9, cid: `C${id}`, industry: 'Kafe', ...unit },
    ],
    ['zone', { at: start, zone_id: 10 + id, business_unit_id: id, number: 1, name: `Lantai ${id}` }],
    [
      'calendar',
      { at: start, business_unit_id: id, open: [{ day: 1, from_minute: 480, until_minute: 1320 }] },
    ],
    [
      'licence',
      {
        at: start,
        licence_id: 20 + id,
        code: `L-${id}`,
        zone_id: 10 + id,
        business_unit_id: id,
        state: 'active',
        periods: licensed,
      },
    ],
    ['device', { at: start, player_id: 100 + id, zone_id: 10 + id, epoch: 1, paired_at: start }],
  ]),
]

const titles = ['Senja di Teras', 'Pagi; "Baru"', 'Malam']

/** The credits of the tracks. They come directly after the registers. */
const credits = titles.map((title, track) => [
  'credits',
  {
    track: `track-${track}`,
    track_revision: 1,
    title,
    artists: ['Trio Contoh'],
    composers: ['Rara; Contoh', 'Budi \\ Contoh'],
    arrangers: [],
    publishers: [],
    duration_ms: 205_000,
    label: 'Label Contoh',
    sha256: '0'.repeat(64),
  },
])
const firstCredits = registers.length

/** A play of a unit. `more` are fields that differ. */
export function play(unit, number, started_at, more = {}) {
  const track = number % (titles.length + 1)
  return [
    'play',
    {
      play_id: toUuid(`${unit} ${number}`),
      player_id: 100 + unit,
      zone_id: 10 + unit,
      business_unit_id: unit,
      organisation_id: 9,
      licence_id: 20 + unit,
      boot: toUuid('boot'),
      seq: number,
      epoch: 1,
      leased: number % 5 === 0 ? 0 : 1,
      track: `track-${track}`,
      track_revision: 1,
      ...(track < titles.length && { credits: firstCredits + track }),
      ...(number % 2 === 0 && { playlist: `list-${unit}` }),
      layer: 'slot',
      started_at,
      duration_ms: number % 11 === 0 ? 12_000 : 180_000 + number,
      end_reason: 'finished',
      offline: 0,
      clock_offset: -3,
      received_at: started_at + 200_000,
      ...more,
    },
  ]
}

export const november = Date.parse('2026-10-31T15:00:00Z')

/** Plays of three units, from the evening before November to the beginning of December in Jakarta. */
export const plays = Array.from({ length: 630 }, (_, number) =>
  play(1 + (number % 3), number, november + Math.floor((number * 30.3 * day) / 630)),
)

/** What arrives after the first report: plays of November that were offline. */
export const latePlays = Array.from({ length: 20 }, (_, number) =>
  play(1, 1000 + number, november + 10 * day + number * 200_000, {
    offline: 1,
    received_at: november + 35 * day,
  }),
)

const rejection = [
  'rejection',
  { at: start, player_id: 101, zone_id: 11, reason: 'too-many', sha256: hash('') },
]

/** The entries before the first report. The plays before `november` have another month. */
export const entries = () => [
  ...registers,
  ...credits,
  play(1, 5000, november - 2 * day),
  rejection,
  ...plays,
]

const fromIndex = registers.length + credits.length + 1

const defaults = {
  first: entries,
  late: () => latePlays,
  edit: ([manifest]) => manifest,
  keys: [firstKey],
  more: [],
}

/**
 * Writes a log with two reports of November into a folder. `first` and `late` return the entries before each report,
 * `omit` the plays that are left out of the files, and `edit` changes a manifest before its checksum is logged.
 */
export function writeSample(folder, options = {}) {
  const { first, late, edit, keys, more, omit, head } = { ...defaults, ...options }
  const log = createLog(join(folder, 'log'), origin)
  const all = []
  const checkpoints = []
  const files = {}
  const append = list => {
    for (const [type, fields] of list) {
      all.push([type, fields])
      if (type === 'raw') log.addBytes(Buffer.from(fields))
      else log.add(type, fields)
    }
  }
  const registerSize = first().length
  const makeReport = (version, from_index) => {
    const log_size = log.size()
    const report = createReport({
      head: {
        period: '2026-11',
        version,
        kind: version === 1 ? 'final' : 'supplement',
        from_index,
        log_size,
        register_size: registerSize,
        minimum_seconds: 30,
        created_at: november + 33 * day + version,
        ...head,
      },
    })
    report.begin()
    for (const [index, [type, fields]] of all.entries())
      if (!omit?.(type, fields) && type !== 'raw') report.consider(index, type, fields, index < from_index)
    const manifest = edit([report.end({ origin, root: log.getRoot() }), version])
    const name = `usage-report-2026-11-v${version}`
    const { plays: count, milliseconds } = report.counts.reported
    append([
      [
        'report',
        {
          at: november + 33 * day + version,
          period: '2026-11',
          version,
          log_size,
          manifest_sha256: hash(manifest),
          plays: count,
          milliseconds,
        },
      ],
    ])
    Object.assign(files, {
      [`${name}-manifest.json`]: manifest,
      [`${name}-jsonl.jsonl`]: report.files.jsonl.content(),
      [`${name}-csv.csv`]: report.files.csv.content(),
      [`${name}-works.tsv`]: report.files.works.content(),
    })
    return log_size
  }
  append(first())
  checkpoints.push(log.publish(...keys))
  const end = makeReport(1, fromIndex)
  const reported = log.publish(...keys)
  append(late())
  makeReport(2, end)
  append(more)
  checkpoints.push(log.publish(...keys))
  return { log, checkpoints, reported, files, entries: all }
}
