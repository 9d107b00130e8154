// Bundled for a browser by the benchmark of the player.

import { resolve } from '@bgm/playback'
import { WebAudioOutput } from '#app/browser/audio-output'
import { Library } from '#app/engine/library'
import { listNeededTracks } from '#app/engine/needed-tracks'
import { Player } from '#app/engine/player'
import { Queue } from '#app/engine/queue'

const clock = {
  wall: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
const nothing = async () => {}
const problems = { report() {}, clear() {}, list: () => [] }

/** Returns the milliseconds that each change of the track takes: choosing the next one, and listing what is needed. */
function measureChanges(bundle, count) {
  const library = new Library(bundle)
  const queue = new Queue(null)
  const durations = []
  for (let index = 0; index < count; index += 1) {
    const at = bundle.plan.from + index * 180_000
    const began = performance.now()
    const choice = queue.choose(library, resolve(bundle.plan, at), () => true, null)
    queue.advance(choice)
    listNeededTracks(library, queue, at, 24)
    durations.push(performance.now() - began)
  }
  return durations
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
    plays: { started: nothing, heard: nothing, ended: nothing },
    changed() {},
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
