const tag = 'count-down'

/**
 * Defines `<count-down seconds text for>`. It counts down from `seconds`, shows `text` with `{{seconds}}`
 * replaced by the seconds left, and keeps the button with the id `for` disabled. At zero, it is hidden and
 * the button is enabled. Without JavaScript, its content stays visible and the server enforces the wait.
 */
export function defineCountdown(): void {
  if (customElements.get(tag)) return
  customElements.define(
    tag,
    class extends HTMLElement {
      static observedAttributes = ['seconds']
      #timer: ReturnType<typeof setInterval> | undefined

      connectedCallback() {
        this.#start()
      }

      attributeChangedCallback() {
        if (this.isConnected) this.#start()
      }

      disconnectedCallback() {
        clearInterval(this.#timer)
      }

      #start() {
        clearInterval(this.#timer)
        const end = Date.now() + Number(this.getAttribute('seconds')) * 1000
        this.#timer = setInterval(() => this.#show(end), 1000)
        this.#show(end)
      }

      #show(end: number) {
        const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
        if (left === 0) clearInterval(this.#timer)
        this.hidden = left === 0
        this.textContent = (this.getAttribute('text') ?? '').replace('{{seconds}}', String(left))
        const button = document.getElementById(this.getAttribute('for') ?? '')
        if (button instanceof HTMLButtonElement) button.disabled = left > 0
      }
    },
  )
}
