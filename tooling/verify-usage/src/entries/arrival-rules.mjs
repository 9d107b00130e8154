const minute = 60_000
const day = 24 * 60 * minute
/** The clock of a device may be wrong by this much. */
const clockTolerance = 15 * minute
const maxAge = 36 * day
const afterPairing = 30 * day
/** A play may be longer than its track by this much. */
const lengthTolerance = 10_000
/** The number of plays that wait for a later entry of their licence, which bounds the memory. */
const maxUndecided = 1_000_000

const isLicensed = (licences, startedAt) =>
  licences.some(({ periods }) =>
    periods.some(
      ({ from, until }) => startedAt >= from - clockTolerance && startedAt < until + clockTolerance,
    ),
  )

/** The licences of a zone as they were last described before an entry. */
function getLicences(states, before) {
  const byLicence = new Map()
  for (const { index, state } of states) if (index < before) byLicence.set(state.licence_id, state)
  return [...byLicence.values()]
}

function findDeviceProblem(play, device) {
  if (device.zone_id !== play.zone_id) return 'in another zone than the one with which its device was paired'
  if (device.epoch !== play.epoch) return 'with the number of another pairing (epoch)'
  if (play.started_at < device.paired_at - clockTolerance) return 'before its device was paired'
  if (device.ended_at === null) return null
  if (play.started_at >= device.ended_at + clockTolerance) return 'after the pairing of its device had ended'
  if (play.received_at > device.ended_at + afterPairing)
    return 'that arrived more than 30 days after the pairing of its device had ended'
  return null
}

function findTimeProblem({ started_at, received_at, duration_ms }, credits) {
  if (started_at > received_at + clockTolerance) return 'that began after it had arrived'
  if (started_at < received_at - maxAge) return 'that arrived more than 36 days after it began'
  if (duration_ms < 0) return 'of a negative duration'
  if (credits && duration_ms > credits.duration_ms + lengthTolerance) return 'longer than its track'
  return null
}

const noLicence = 'plays at a time at which their zone had no licence'

/**
 * Checks plays against the rules at arrival, as far as entries allow it. Plays from before the log are only counted if
 * the log does not have their venue, device or licence.
 */
export function createArrivalCheck(registers, findings) {
  const exempt = { devices: 0, licences: 0, venues: 0 }
  const undecided = []
  let startOfLog = null
  const isOlder = ({ received_at }) => startOfLog !== null && received_at < startOfLog
  const checkDevice = (index, play) => {
    const device = registers.devices.find(play.player_id, index)?.state
    if (!device && isOlder(play)) exempt.devices += 1
    else {
      const problem = device ? findDeviceProblem(play, device) : 'of devices that were never paired'
      if (problem) findings.add(`plays ${problem}`, index)
    }
  }
  const checkLicence = (index, play) => {
    const states = registers.licences.list(play.zone_id)
    if (isLicensed(getLicences(states, index), play.started_at)) return
    if (states.length === 0 && isOlder(play)) exempt.licences += 1
    else if (undecided.length === maxUndecided) findings.add(noLicence, index)
    // A new or extended period may be logged after the first plays in it have arrived.
    else undecided.push({ index, zone_id: play.zone_id, started_at: play.started_at })
  }
  const checkVenue = (index, play) => {
    if (registers.venues.find(play.business_unit_id, index)) return
    if (isOlder(play)) exempt.venues += 1
    else findings.add('plays of venues that the log does not describe', index)
  }
  return {
    /** The log began when its first entry was made; plays that had arrived before were imported. */
    begin(at) {
      startOfLog ??= at
    },
    checkPlay(index, play, credits) {
      checkVenue(index, play)
      checkDevice(index, play)
      checkLicence(index, play)
      const problem = findTimeProblem(play, credits)
      if (problem) findings.add(`plays ${problem}`, index)
    },
    /** Call this after the last entry. Returns the numbers of plays that could not be checked. */
    end() {
      for (const { index, zone_id, started_at } of undecided) {
        const later = registers.licences.list(zone_id).filter(state => state.index > index)
        if (
          !isLicensed(
            later.map(({ state }) => state),
            started_at,
          )
        )
          findings.add(noLicence, index)
      }
      return exempt
    },
  }
}
