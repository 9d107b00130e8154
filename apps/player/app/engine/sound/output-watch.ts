import type { DeviceError, DeviceState } from '@bgm/validation'
import type { Emitter } from '#app/engine/events'
import type { AudioOutput, Cancel, Clock, OutputFault } from '#app/engine/ports'
import type { Problems } from '#app/engine/problems'
import type { SoundEvents } from './sound-events'

const period = 10_000
/** A fault must be found by two consecutive checks, because a sound card takes a moment to open or switch. */
const confirmedAfter = 2

const errors = {
  suspended: 'output-suspended',
  silent: 'output-silent',
  missing: 'output-missing',
} as const satisfies Record<NonNullable<OutputFault>, DeviceError>

/** Reports an audio output fault while music should be audible, and clears it once the fault is over. */
export class OutputMonitor {
  #cancel: Cancel = () => {}
  #fault: OutputFault = null
  #seen = 0

  constructor(
    private readonly ports: { clock: Clock; audio: AudioOutput },
    private readonly problems: Problems,
    private readonly player: { readonly mode: DeviceState },
    private readonly events: Emitter<SoundEvents>,
  ) {}

  start(): void {
    this.stop()
    this.#cancel = this.ports.clock.after(period, () => {
      this.#check()
      this.start()
    })
  }

  stop(): void {
    this.#cancel()
    this.#cancel = () => {}
  }

  #check(): void {
    const fault = this.#find()
    this.#seen = fault === this.#fault ? this.#seen + 1 : 1
    this.#fault = fault
    if (this.#seen !== (fault ? confirmedAfter : 1)) return
    for (const error of Object.values(errors)) this.problems.clear(error)
    if (fault) this.problems.report(errors[fault], true)
    void this.events.emit('outputChanged', this.player.mode)
  }

  #find(): OutputFault {
    const { mode } = this.player
    if (mode === 'blocked') return 'suspended'
    return mode === 'playing' ? this.ports.audio.findFault() : null
  }
}
