// A process with some of the simulated players, because a single process can hold only so many connections.
import { startPlayers } from './simulated-players.mjs'

/** Delays of the expected event since it was created, in ms. */
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
  /** Discards earlier measurements; `event` is the one whose delays are measured next. */
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
