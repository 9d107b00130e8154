// A process that runs some of the simulated players, because a single process can hold only a limited number
// of connections.
import { startPlayers } from './simulated-players.mjs'

/** The expected event, and for each one received, the delay of a command or the time of arrival, in ms. */
const measured = { expected: '', delays: [] }
let devices

function onEvent(name, data) {
  if (name !== measured.expected) return
  measured.delays.push(name === 'command' ? Date.now() - Number(data.id.split('-')[0]) : Date.now())
}

const commands = {
  start({ urls, players }) {
    devices = startPlayers({ urls, players, onEvent })
  },
  open: () => devices.openAll(),
  beat: ({ spreadMs }) => devices.sendHeartbeats(spreadMs),
  /** Discards earlier measurements. Events named `event` are measured next. */
  expect({ event }) {
    Object.assign(measured, { expected: event, delays: [] })
    devices.beats.ms = []
    devices.resetGaps()
  },
  count: () => ({ streams: devices.openStreams(), events: measured.delays.length }),
  results: () => ({
    delays: measured.delays,
    beats: devices.beats,
    longestGap: devices.longestGap(),
  }),
}

process.on('message', ({ command, ...values }) => process.send(commands[command](values) ?? {}))
process.on('disconnect', () => process.exit(0))
