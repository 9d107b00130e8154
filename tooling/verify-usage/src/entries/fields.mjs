/* The fields of entries, as described in docs/usage-log.md. */

const isInteger = Number.isSafeInteger
const isText = value => typeof value === 'string'
const isBit = value => value === 0 || value === 1
const isNames = value => Array.isArray(value) && value.every(isText)
const matches = (pattern, length) => value => isText(value) && value.length === length && pattern.test(value)
const isHash = matches(/^[\da-f]{64}$/, 64)
const isKey = matches(/^[A-Za-z\d+/]{43}=$/, 44)
const isUuid = matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 36)
const isSalt = matches(/^[\da-f]{32}$/, 32)
const isPeriod = matches(/^\d{4}-(0[1-9]|1[0-2])$/, 7)

/** Returns a function that finds the first wrong member of an object. Those of `optional` may be absent. */
function record(required, optional = {}) {
  const names = Object.keys(required)
  const known = new Map(Object.entries({ ...required, ...optional }))
  return value => {
    for (const name in value) {
      const check = known.get(name)
      if (!check) return { name, isUnknown: true }
      if (!check(value[name])) return { name }
    }
    const missing = names.find(name => value[name] === undefined)
    return missing === undefined ? null : { name: missing, isMissing: true }
  }
}

const listOf = find => value =>
  Array.isArray(value) && value.every(one => typeof one === 'object' && one !== null && find(one) === null)

const entry = (required, optional) => record({ type: isText, salt: isSalt, ...required }, optional)

const findSignatureProblem = record({ alg: isText, chain: isInteger, value: isText })
const isSignature = value =>
  typeof value === 'object' && value !== null && findSignatureProblem(value) === null

const isContributors = listOf(
  record({ name: isText, role: isText }, { ipi: isText, share: isInteger, society: isText }),
)

/** For each type, a function that finds the first wrong field of an entry. */
export const entryTypes = {
  play: entry(
    {
      play_id: isUuid,
      player_id: isInteger,
      zone_id: isInteger,
      business_unit_id: isInteger,
      organisation_id: isInteger,
      boot: isText,
      seq: isInteger,
      epoch: isInteger,
      leased: isBit,
      track: isText,
      track_revision: isInteger,
      layer: isText,
      started_at: isInteger,
      duration_ms: isInteger,
      end_reason: isText,
      offline: isBit,
      clock_offset: isInteger,
      received_at: isInteger,
    },
    {
      licence_id: isInteger,
      credits: isInteger,
      playlist: isText,
      chain: isInteger,
      prev: isHash,
      signature: isSignature,
    },
  ),
  credits: entry(
    {
      track: isText,
      track_revision: isInteger,
      title: isText,
      artists: isNames,
      composers: isNames,
      arrangers: isNames,
      publishers: isNames,
      duration_ms: isInteger,
      sha256: isText,
    },
    {
      isrc: isText,
      iswc: isText,
      label: isText,
      release: isText,
      catalogue_number: isText,
      work_id: isText,
      contributors: isContributors,
    },
  ),
  rejection: entry(
    { at: isInteger, player_id: isInteger, zone_id: isInteger, reason: isText, sha256: isHash },
    { play_id: isText, started_at: isInteger, chain: isInteger, digest: isHash },
  ),
  venue: entry(
    { at: isInteger, business_unit_id: isInteger, cid: isText, name: isText, industry: isText },
    {
      organisation_id: isInteger,
      brand_name: isText,
      hotel_stars: isInteger,
      area_size: isInteger,
      street: isText,
      urban: isText,
      district: isText,
      city: isText,
      province: isText,
      city_name: isText,
      province_name: isText,
      zip_code: isText,
      time_zone: isText,
      former_time_zones: listOf(record({ time_zone: isText, until: isInteger })),
      ended_at: isInteger,
    },
  ),
  zone: entry(
    { at: isInteger, zone_id: isInteger, number: isInteger, name: isText },
    { business_unit_id: isInteger },
  ),
  calendar: entry(
    { at: isInteger },
    {
      business_unit_id: isInteger,
      zone_id: isInteger,
      organisation_id: isInteger,
      open: listOf(record({ day: isInteger, from_minute: isInteger, until_minute: isInteger })),
      nyepi: isBit,
      closed_silence: isBit,
      silences: listOf(
        record(
          { from_date: isText, until_date: isText },
          { from_minute: isInteger, until_minute: isInteger, repeats: isText, repeat_days: isInteger },
        ),
      ),
      dates: listOf(record({ kind: isText, from_date: isText, until_date: isText })),
    },
  ),
  licence: entry(
    {
      at: isInteger,
      licence_id: isInteger,
      code: isText,
      zone_id: isInteger,
      state: isText,
      periods: listOf(record({ from: isInteger, until: isInteger })),
    },
    { business_unit_id: isInteger, revoked_at: isInteger },
  ),
  device: entry(
    { at: isInteger, player_id: isInteger, zone_id: isInteger, epoch: isInteger, paired_at: isInteger },
    { ended_at: isInteger, end_reason: isText, alg: isText, public_key: isText, key_at: isInteger },
  ),
  report: entry({
    at: isInteger,
    period: isPeriod,
    version: isInteger,
    log_size: isInteger,
    manifest_sha256: isHash,
    plays: isInteger,
    milliseconds: isInteger,
  }),
  key: entry({ at: isInteger, public_key: isKey, state: value => value === 'added' || value === 'revoked' }),
  migration: entry(
    { at: isInteger },
    {
      seals: isInteger,
      plays: isInteger,
      chain_bytes: isInteger,
      chain_sha256: isHash,
      checkpoint: isText,
      origin: isText,
    },
  ),
}
