/** The states of subjects, each with the index of the entry that said it. */
function createHistory() {
  const bySubject = new Map()
  return {
    add(subject, index, state) {
      const states = bySubject.get(subject)
      if (states) states.push({ index, state })
      else bySubject.set(subject, [{ index, state }])
    },
    /** The last state before an entry, with its index; null if there is none. */
    find: (subject, before) => bySubject.get(subject)?.findLast(({ index }) => index < before) ?? null,
    /** All states, oldest first. */
    list: subject => bySubject.get(subject) ?? [],
  }
}

/** What reports and rules need of venues, zones, licences and devices. Memory grows with them, not with plays. */
export function createRegisters() {
  const venues = createHistory()
  const zones = createHistory()
  const licences = createHistory()
  const devices = createHistory()
  const add = {
    venue(
      index,
      { business_unit_id, name, city_name, province_name, industry, time_zone, former_time_zones },
    ) {
      venues.add(business_unit_id, index, {
        unit: name,
        city: city_name ?? '',
        province: province_name ?? '',
        industry,
        timeZone: time_zone ?? 'Asia/Jakarta',
        formerTimeZones: former_time_zones ?? [],
      })
    },
    zone: (index, { zone_id, name }) => zones.add(zone_id, index, name),
    licence: (index, { zone_id, licence_id, code, periods }) =>
      licences.add(zone_id, index, { licence_id, code, periods }),
    device: (index, { player_id, zone_id, epoch, paired_at, ended_at, alg, public_key }) =>
      devices.add(player_id, index, {
        zone_id,
        epoch,
        paired_at,
        ended_at: ended_at ?? null,
        alg,
        public_key,
      }),
  }
  return { venues, zones, licences, devices, add: (index, entry) => add[entry.type]?.(index, entry) }
}
