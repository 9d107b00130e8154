import { readPreference, writePreference } from './preferences'

const toneSeconds = 0.9
const loudest = 0.35
const storageKey = 'output'

export type OutputDevice = {
  id: string
  /** The label of the output; empty until the browser reveals it. */
  name: string
}

/** Chrome and Edge can select the output of an AudioContext; the DOM types do not include it yet. */
type SelectableContext = {
  setSinkId(id: string): Promise<void>
}
const isSelectable = (context: object): context is SelectableContext => 'setSinkId' in context

/** The test tone, and the choice of audio output in browsers that support it. */
export class SoundSettings {
  /** The id of the chosen output; empty for the system default. */
  chosen = readPreference(storageKey) ?? ''
  /** Whether the chosen output is disconnected and the default is used instead. */
  isChosenMissing = false

  constructor(
    private readonly context: AudioContext,
    private readonly output: AudioNode,
  ) {
    if (!this.canChoose()) return
    navigator.mediaDevices.addEventListener('devicechange', () => void this.#apply())
    void this.#apply()
  }

  canChoose(): boolean {
    return isSelectable(this.context) && 'mediaDevices' in navigator
  }

  /** Plays a short tone over the music, on one channel. */
  async playTone(side: 'left' | 'right'): Promise<void> {
    await this.context.resume()
    const oscillator = this.context.createOscillator()
    const envelope = this.context.createGain()
    const at = this.context.currentTime
    oscillator.frequency.setValueAtTime(side === 'left' ? 523.25 : 659.25, at)
    envelope.gain.setValueAtTime(0, at)
    envelope.gain.linearRampToValueAtTime(loudest, at + 0.03)
    envelope.gain.setTargetAtTime(0, at + toneSeconds / 2, toneSeconds / 8)
    const panner = this.context.createStereoPanner()
    panner.pan.setValueAtTime(side === 'left' ? -1 : 1, at)
    oscillator.connect(envelope).connect(panner).connect(this.output)
    oscillator.addEventListener('ended', () => panner.disconnect())
    oscillator.start(at)
    oscillator.stop(at + toneSeconds)
  }

  /**
   * Lists the connected outputs. Browsers hide outputs and their names until the page has permission to use
   * the microphone.
   */
  async listOutputs(): Promise<OutputDevice[]> {
    const found = await navigator.mediaDevices.enumerateDevices().catch(() => [])
    return found
      .filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== 'default' && deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
  }

  /**
   * Requests microphone access, which reveals the outputs, and releases the microphone immediately. Returns
   * whether access was granted.
   */
  async revealOutputs(): Promise<boolean> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      for (const track of stream.getTracks()) track.stop()
      return true
    } catch {
      return false
    }
  }

  async choose(id: string): Promise<void> {
    this.chosen = id
    writePreference(storageKey, id)
    await this.#apply()
  }

  async #apply(): Promise<void> {
    if (!isSelectable(this.context)) return
    try {
      await this.context.setSinkId(this.chosen)
      this.isChosenMissing = false
    } catch {
      this.isChosenMissing = true
      await this.context.setSinkId('').catch(() => {})
    }
  }
}
