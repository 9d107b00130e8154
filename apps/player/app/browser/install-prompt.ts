import { Store } from '#app/engine/store'

/** The event with which Chrome and Edge offer to install the page; it is missing from the DOM types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

export type InstallState = 'installed' | 'possible' | 'unknown'

const isStandalone = () =>
  matchMedia('(display-mode: fullscreen), (display-mode: standalone), (display-mode: minimal-ui)').matches

let offered: InstallEvent | null = null

/** Whether the player runs as an installed app, or the browser offers to install it. */
export const installState = new Store<InstallState>('unknown')

/** Call this at startup, because the browser offers installation only once. */
export function watchInstallation(): void {
  if (isStandalone()) installState.set('installed')
  addEventListener('beforeinstallprompt', event => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    offered = event
    installState.set('possible')
  })
  addEventListener('appinstalled', () => {
    offered = null
    installState.set('installed')
  })
}

/** Shows the browser's install prompt; call it in a user gesture. */
export async function install(): Promise<void> {
  const event = offered
  offered = null
  if (!event) return
  installState.set(isStandalone() ? 'installed' : 'unknown')
  await event.prompt()
}
