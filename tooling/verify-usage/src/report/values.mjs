/* The values of a report's lines (docs/usage-log.md). */

const quote = JSON.stringify
const orNull = value => (value === undefined ? 'null' : value)
const textOrNull = value => (value === undefined ? 'null' : quote(value))

const creditNames = [
  'title',
  'artists',
  'composers',
  'arrangers',
  'publishers',
  'isrc',
  'iswc',
  'label',
  'release',
  'catalogue_number',
  'duration_ms',
  'sha256',
]

const contributorNames = ['name', 'ipi', 'role', 'share', 'society']
const pick = (names, values) => Object.fromEntries(names.map(name => [name, values[name]]))

/** The JSON of the credits of an entry. What the entry lacks is null; what was added later is left out. */
export function toCreditsJson(credits) {
  if (credits === null) return 'null'
  const { work_id, contributors } = credits
  const values = creditNames.map(name => [name, credits[name] ?? null])
  return quote({
    ...Object.fromEntries(values),
    work_id,
    contributors: contributors?.map(contributor => pick(contributorNames, contributor)),
  })
}

/** The names of contributors in some roles, each once. */
export const listNames = (contributors, roles) => [
  ...new Set(contributors.filter(({ role }) => roles.includes(role)).map(({ name }) => name)),
]

/** A signed play has a place in the chain of its device. */
export const isSigned = ({ chain }) => chain !== undefined

/** The JSON of the play of an entry. */
export const toPlayJson = play =>
  `{"play_id":${quote(play.play_id)},"player_id":${play.player_id},"boot":${quote(play.boot)},"seq":${play.seq},` +
  `"epoch":${play.epoch},"zone_id":${play.zone_id},"business_unit_id":${play.business_unit_id},` +
  `"organisation_id":${play.organisation_id},"licence_id":${orNull(play.licence_id)},"track":${quote(play.track)},` +
  `"track_revision":${play.track_revision},"playlist":${textOrNull(play.playlist)},"layer":${quote(play.layer)},` +
  `"started_at":${play.started_at},"seconds":${play.duration_ms / 1000},"end_reason":${quote(play.end_reason)},` +
  `"offline":${play.offline === 1},"clock_offset":${play.clock_offset},"received_at":${play.received_at},` +
  `"leased":${play.leased === 1}}`

/**
 * Returns a function that finds the venue of a play as it was registered before an entry; null if it was not. The index
 * is that of the entry of the venue.
 */
export function createVenueFinder({ venues, zones, licences }, registerSize) {
  const describe = ({ business_unit_id, zone_id }, { index, state }, time_zone) => ({
    index,
    values: {
      zone_id,
      business_unit_id,
      unit: state.unit,
      zone: zones.find(zone_id, registerSize)?.state ?? '',
      licence_code: licences.find(zone_id, registerSize)?.state.code ?? null,
      province: state.province,
      city: state.city,
      industry: state.industry,
      time_zone,
    },
  })
  /** A zone of a unit, in the time zones that the unit has had: oldest first, the last one without an end. */
  const createPlace = play => {
    const unit = venues.find(play.business_unit_id, registerSize)
    if (!unit) return { unit: play.business_unit_id, periods: [] }
    const { formerTimeZones, timeZone } = unit.state
    const periods = [...formerTimeZones, { time_zone: timeZone, until: Number.POSITIVE_INFINITY }]
    return {
      unit: play.business_unit_id,
      periods: periods.map(({ time_zone, until }) => ({ until, venue: describe(play, unit, time_zone) })),
    }
  }
  const places = new Map()
  return play => {
    let place = places.get(play.zone_id)
    // A zone belongs to one unit, so that hardly any place is created twice.
    if (place?.unit !== play.business_unit_id) {
      place = createPlace(play)
      places.set(play.zone_id, place)
    }
    for (const { until, venue } of place.periods) if (play.started_at < until) return venue
    return null
  }
}
