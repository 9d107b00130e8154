// Bundled for a browser by the benchmark of the player.

import { WebAudioOutput } from '#app/browser/audio-output'
import { getAudioKey, Library } from '#app/engine/programme/library'
import { Queue } from '#app/engine/programme/queue'
import { Session } from '#app/engine/session'
import { Player } from '#app/engine/sound/player'
import { SimulatedStorage } from './memory-stores'
import { SimulatedAudio } from './simulated-audio'
import { SimulatedClock } from './simulated-clock'
import { SimulatedGateway } from './simulated-gateway'

const clock = {
  wall: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
const problems = { report() {}, clear() {}, list: () => [] }

const trackSeconds = 180
const hour = 3_600_000
/** The change of the track has been completed after this many milliseconds. */
const afterwards = 1_000

/** Starts a session that has stored every track of the bundle. */
async function startSession(bundle, clock) {
  const storage = new SimulatedStorage()
  const device = { token: 'token', pairing: 'pairing', zone: bundle.zone, portal: '' }
  storage.state.set('device', device)
  storage.state.set('bundle', { bundle, etag: null })
  const audio = new Blob(['x'])
  for (const track of bundle.tracks) storage.music.set(getAudioKey(track), audio)
  const app = clock.startProcess()
  const gateway = new SimulatedGateway(clock, bundle, new Map())
  const session = new Session({
    clock: app,
    audio: new SimulatedAudio(app, new Map([[audio.size, { seconds: trackSeconds }]])),
    ...storage.open(app.isAlive),
    update: { check() {}, isReady: () => false, activate() {} },
    fetch: gateway.fetch,
    digest: async () => bundle.tracks[0].sha256,
    verifySignature: async () => null,
    random: Math.random,
    uuid: () => crypto.randomUUID(),
    appVersion: 'measured',
  })
  await session.start()
  return session
}

/**
 * Runs a session for some hours of simulated time. Returns the longest task around each change of the track, in ms,
 * and whether another playlist was due.
 */
async function measureChanges({ bundle, hours }) {
  const changes = []
  let session = null
  let last = null
  let began = performance.now()
  const channel = new MessageChannel()
  const nextTurn = () =>
    new Promise(resolve => {
      channel.port1.onmessage = resolve
      channel.port2.postMessage(null)
    })
  const settle = async () => {
    await nextTurn()
    const view = session?.view.get()
    const track = view?.screen === 'zone' ? view.track : null
    if (track && track.playId !== last?.playId) {
      changes.push({ at: clock.trueTime(), longest: 0, isOther: track.playlist !== last?.playlist })
      last = track
    }
    const change = changes.at(-1)
    const isRecent = change && clock.trueTime() - change.at <= afterwards
    if (isRecent) change.longest = Math.max(change.longest, performance.now() - began)
    began = performance.now()
  }
  const clock = new SimulatedClock(bundle.plan.from + hour, settle)
  session = await startSession(bundle, clock)
  began = performance.now()
  await clock.run(hours * hour)
  return changes
}

const probe = `registerProcessor('probe', class extends AudioWorkletProcessor {
  process([[samples]]) {
    const isAudible = Boolean(samples) && samples.some(sample => Math.abs(sample) > 0.001)
    if (isAudible !== this.isAudible) this.port.postMessage({ isAudible, at: currentTime })
    this.isAudible = isAudible
    return true
  }
})`

/** Plays tracks without a crossfade, and returns the silences between them in ms, on the audio clock. */
async function measureGaps({ bundle, files, seconds }) {
  const { connect } = AudioNode.prototype
  const changes = []
  const module = URL.createObjectURL(new Blob([probe], { type: 'text/javascript' }))
  const watched = []
  AudioNode.prototype.connect = function watchOutput(target, ...rest) {
    if (target instanceof AudioDestinationNode) {
      watched.push(
        this.context.audioWorklet.addModule(module).then(() => {
          const node = new AudioWorkletNode(this.context, 'probe')
          node.port.onmessage = ({ data }) => changes.push(data)
          connect.call(this, node)
        }),
      )
    }
    return connect.call(this, target, ...rest)
  }
  const audio = new WebAudioOutput()
  await Promise.all(watched)
  const blobs = files.map(file => new Blob([Uint8Array.from(atob(file), char => char.charCodeAt(0))]))
  const player = new Player({
    ports: { clock, audio, update: { isReady: () => false }, uuid: () => crypto.randomUUID() },
    queue: new Queue(null),
    cache: {
      isReady: () => true,
      isStored: () => true,
      read: async ({ id }) => blobs[Number(id.slice(1)) % blobs.length],
      setAside() {},
    },
    problems,
    volume: { of: () => 100 },
    now: () => Date.now(),
    events: { emit: async () => {} },
  })
  player.crossfade = 0
  await player.follow(new Library(bundle))
  await new Promise(done => setTimeout(done, seconds * 1000))
  await player.halt()
  return changes.flatMap(({ isAudible, at }, index) =>
    isAudible && index > 1 ? (at - changes[index - 1].at) * 1000 : [],
  )
}

Object.assign(globalThis, { measureChanges, measureGaps })
