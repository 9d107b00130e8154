/**
 * Detects whether the computer has an audio output. Browsers that hide outputs from pages without permission
 * never list any, so outputs are reported as missing only if one was listed before.
 */
export class OutputDevices {
  #wasListed = false
  #isListed = false

  constructor(private readonly devices: MediaDevices | null = navigator.mediaDevices ?? null) {
    this.devices?.addEventListener('devicechange', () => void this.#read())
    void this.#read()
  }

  areMissing(): boolean {
    return this.#wasListed && !this.#isListed
  }

  async #read(): Promise<void> {
    const found = await this.devices?.enumerateDevices().catch(() => null)
    if (!found) return
    this.#isListed = found.some(({ kind }) => kind === 'audiooutput')
    this.#wasListed ||= this.#isListed
  }
}
