// A process that runs some of the simulated players, because a single process can hold only a limited number
// of connections.
import { startPlayers } from './simulated-players.mjs'

/** The expected event, and its delays in ms since it was created. */
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
  /** Discards earlier measurements. The delays of `event` are measured next. */
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
