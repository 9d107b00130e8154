import { ducking } from '@bgm/playback'

const musicAlone = 2
const end = 2.5
const duckedGain = 10 ** (-ducking.decibels / 20)

/** The root mean square of every eighth sample of the first ten seconds. */
function measure(buffer: AudioBuffer): number {
  const samples = buffer.getChannelData(0)
  const last = Math.min(buffer.length, 10 * buffer.sampleRate)
  let sum = 0
  for (let index = 0; index < last; index += 8) sum += (samples[index] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, last / 8))
}

/**
 * Schedules an announcement over music as a device plays it: the music is lowered, the announcement is about as loud as
 * the music, then the music returns. Returns the seconds until everything has ended.
 */
export function playOverMusic(context: BaseAudioContext, voice: AudioBuffer, music: AudioBuffer): number {
  const start = context.currentTime + 0.05
  const duckAt = start + musicAlone
  const speakAt = duckAt + ducking.seconds
  const restoreAt = speakAt + voice.duration
  const endAt = restoreAt + ducking.restoreSeconds + end
  const loudness = measure(music) / Math.max(0.001, measure(voice))

  const musicGain = context.createGain()
  const { gain } = musicGain
  gain.setValueAtTime(1, start)
  gain.setValueAtTime(1, duckAt)
  gain.linearRampToValueAtTime(duckedGain, speakAt)
  gain.setValueAtTime(duckedGain, restoreAt)
  gain.linearRampToValueAtTime(1, restoreAt + ducking.restoreSeconds)
  gain.setValueAtTime(1, endAt - 1)
  gain.linearRampToValueAtTime(0, endAt)
  const voiceGain = context.createGain()
  voiceGain.gain.value = Math.min(8, Math.max(0.25, loudness))

  const connect = (buffer: AudioBuffer, through: GainNode, at: number) => {
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(through).connect(context.destination)
    source.start(at)
    return source
  }
  const musicSource = connect(music, musicGain, start)
  musicSource.loop = true
  musicSource.stop(endAt)
  connect(voice, voiceGain, speakAt)
  return endAt - context.currentTime
}
