import { createHash } from 'node:crypto'
import { canonicalJson } from './log.mjs'

/* Makes reports as docs/usage-log.md and docs/usage-reports.md describe them. */

const hours = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }
const playNames =
  'play_id player_id boot seq epoch zone_id business_unit_id organisation_id licence_id track track_revision playlist layer started_at seconds end_reason offline clock_offset received_at leased'.split(
    ' ',
  )
const creditNames =
  'title artists composers arrangers publishers isrc iswc label release catalogue_number duration_ms sha256'.split(
    ' ',
  )

const pick = (names, values) => Object.fromEntries(names.map(name => [name, values[name] ?? null]))
const quote = text => (/[",\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csv = cells => `${cells.map(cell => quote(String(cell))).join(',')}\r\n`
const list = names => names.map(name => name.replaceAll('\\', '\\\\').replaceAll(';', '\\;')).join('; ')

const toPlay = play => {
  const values = {}
  for (const name of playNames) values[name] = play[name] ?? null
  values.seconds = play.duration_ms / 1000
  values.offline = play.offline === 1
  values.leased = play.leased === 1
  return values
}

const columns = [
  ['started_at', 'play.started_at'],
  ['seconds', 'play.seconds'],
  ['title', 'work.title'],
  ['composers', 'work.composers'],
  ['venue', 'venue.unit'],
  ['city', 'venue.city'],
  ['industry', 'venue.industry'],
  ['licence', 'venue.licence'],
  ['play_id', 'play.id'],
  ['index', 'play.index'],
]
const workColumns = [
  ['Titel', 'work.title'],
  ['Anzahl', 'total.plays'],
  ['Dauer', 'total.duration'],
  ['', ''],
  ['Anteil', 'total.time_share'],
]

const toLayout = (rows, separator, names, more) => ({
  kind: 'table',
  rows,
  separator,
  list_separator: '; ',
  header: true,
  columns: names.map(([name, field]) => ({ name, field })),
  ...more,
})

function formatLocal(instant, timeZone) {
  const offset = hours[timeZone]
  return `${new Date(instant + offset * 3_600_000).toISOString().slice(0, 19)}+0${offset}:00`
}

/** A file that is written line by line, of which only the checksum is kept unless `keep` is set. */
function createFile(format, layout, keep) {
  const hash = createHash('sha256')
  const parts = []
  let bytes = 0
  let rows = 0
  return {
    add(text, isRow = true) {
      hash.update(text)
      bytes += Buffer.byteLength(text)
      if (isRow) rows += 1
      if (keep) parts.push(text)
    },
    content: () => parts.join(''),
    describe: () => ({ format, layout, rows, bytes, sha256: hash.digest('hex') }),
  }
}

/** Many plays have the same credits and venue. */
function cache(write) {
  const written = new Map()
  return value => {
    if (!written.has(value)) written.set(value, write(value))
    return written.get(value)
  }
}

const createJsonlLine = () => {
  const writeCredits = cache(credits => JSON.stringify(credits && pick(creditNames, credits)))
  const writeVenue = cache(venue => JSON.stringify(venue))
  return ({ index, play, credits, venue }) =>
    `{"index":${index},"play":${JSON.stringify(toPlay(play))},"credits":${writeCredits(credits)},"venue":${writeVenue(venue)},"signed":${play.chain !== undefined}}\n`
}

const csvLine = ({ index, play, credits, venue }) =>
  csv([
    formatLocal(play.started_at, venue.time_zone),
    play.duration_ms / 1000,
    credits?.title ?? '',
    credits ? list(credits.composers) : '',
    venue.unit,
    venue.city,
    venue.industry,
    venue.licence_code ?? '',
    play.play_id,
    index,
  ])

/**
 * Makes a report of a month while entries are added to a log. Registers have to be complete before the first play, as
 * names are taken from what is known then.
 */
export function createReport({ head, keep = true }) {
  const [year, month] = head.period.split('-').map(Number)
  const [start, end] = [Date.UTC(year, month - 1), Date.UTC(year, month)]
  const state = { venue: new Map(), zone: new Map(), licence: new Map(), credits: new Map() }
  const counts = {
    entries: {},
    rejections: {},
    excluded: {},
    reported: { plays: 0, milliseconds: 0, signed_plays: 0 },
  }
  const venues = new Map()
  const zones = new Map()
  const jsonlLine = createJsonlLine()
  const works = new Map()
  const files = {
    jsonl: createFile('jsonl', { kind: 'jsonl', signatures: true }, keep),
    csv: createFile(
      'csv',
      toLayout('plays', ',', columns, { escape_lists: true, byte_order_mark: true }),
      keep,
    ),
    works: createFile('works', toLayout('works', '\t', workColumns, { byte_order_mark: false }), keep),
  }
  const add = (amounts, name, milliseconds) => {
    amounts[name] ??= { plays: 0, milliseconds: 0 }
    amounts[name].plays += 1
    amounts[name].milliseconds += milliseconds
  }
  const report = (index, play, time_zone) => {
    const unit = state.venue.get(play.business_unit_id)
    const venueKey = `${play.zone_id} ${time_zone}`
    const venue = zones.get(venueKey) ?? {
      zone_id: play.zone_id,
      business_unit_id: play.business_unit_id,
      unit: unit.name,
      zone: state.zone.get(play.zone_id)?.name ?? '',
      licence_code: state.licence.get(play.zone_id)?.code ?? null,
      province: unit.province_name ?? '',
      city: unit.city_name ?? '',
      industry: unit.industry,
      time_zone,
    }
    zones.set(venueKey, venue)
    const line = { index, play, credits: state.credits.get(play.credits) ?? null, venue }
    files.jsonl.add(jsonlLine(line))
    files.csv.add(csvLine(line))
    const key = `${play.track}.${play.track_revision}`
    const work = works.get(key) ?? { key, title: line.credits?.title ?? '', plays: 0, milliseconds: 0 }
    works.set(key, work)
    for (const total of [work, counts.reported]) {
      total.plays += 1
      total.milliseconds += play.duration_ms
    }
    const signed = play.chain === undefined ? 0 : 1
    counts.reported.signed_plays += signed
    const [, plays = 0, before = 0] = venues.get(play.business_unit_id) ?? []
    venues.set(play.business_unit_id, [unit.index, plays + 1, before + signed])
  }
  const consider = (index, play) => {
    const unit = state.venue.get(play.business_unit_id)
    if (!unit) return add(counts.excluded, 'venue', play.duration_ms)
    const timeZone =
      (unit.former_time_zones ?? []).find(({ until }) => play.started_at < until)?.time_zone ?? unit.time_zone
    const local = play.started_at + hours[timeZone] * 3_600_000
    if (local < start || local >= end) return add(counts.excluded, 'month', play.duration_ms)
    if (play.duration_ms < 1000 * head.minimum_seconds) return add(counts.excluded, 'short', play.duration_ms)
    report(index, play, timeZone)
  }
  const ids = { venue: 'business_unit_id', zone: 'zone_id', licence: 'zone_id' }
  return {
    head,
    files,
    counts,
    /** `isBefore`: the entry is only part of the registers. */
    consider(index, type, fields, isBefore = false) {
      if (ids[type]) state[type].set(fields[ids[type]], { index, ...fields })
      if (type === 'credits') state.credits.set(index, fields)
      if (isBefore) return
      counts.entries[type] = (counts.entries[type] ?? 0) + 1
      if (type === 'rejection') counts.rejections[fields.reason] = (counts.rejections[fields.reason] ?? 0) + 1
      if (type === 'play') consider(index, fields)
    },
    /** Writes the first lines, once the size of the log is known. */
    begin() {
      const { period, version, kind, from_index, log_size, register_size, minimum_seconds, created_at } = head
      const report = {
        period,
        version,
        kind,
        from_index,
        log_size,
        register_size,
        minimum_seconds,
        created_at,
      }
      files.jsonl.add(`${JSON.stringify({ report })}\n`, false)
      files.csv.add(`\ufeff${columns.map(([name]) => name).join(',')}\r\n`, false)
    },
    /** The manifest, once everything has been considered. */
    end({ origin, root }) {
      files.works.add(`${workColumns.map(([name]) => name).join('\t')}\r\n`, false)
      const ordered = [...works.values()].sort(
        (one, other) => other.milliseconds - one.milliseconds || (one.key < other.key ? -1 : 1),
      )
      const { reported } = counts
      for (const { title, plays, milliseconds } of ordered) {
        const seconds = Math.round(milliseconds / 1000)
        const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(part =>
          String(Math.floor(part)).padStart(2, '0'),
        )
        const share = ((100 * milliseconds) / reported.milliseconds).toFixed(4)
        files.works.add(`${[quote(title), plays, parts.join(':'), '', share].join('\t')}\r\n`)
      }
      return canonicalJson({
        format: 'usage-report/2',
        rules: 2,
        origin,
        root: root.toString('base64'),
        ...head,
        ...counts,
        venues: [...venues].sort(([one], [other]) => one - other).map(([unit, counts]) => [unit, ...counts]),
        files: Object.values(files).map(file => file.describe()),
      })
    },
  }
}
