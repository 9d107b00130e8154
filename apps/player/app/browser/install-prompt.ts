import { ObservableValue } from '#app/engine/store'

/** The event with which Chrome and Edge offer installation. The DOM types do not include it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

export type InstallState = 'installed' | 'possible' | 'unknown'

const isStandalone = () =>
  matchMedia('(display-mode: fullscreen), (display-mode: standalone), (display-mode: minimal-ui)').matches

let offered: InstallEvent | null = null

/** `installed` if the player runs as an installed app, `possible` if the browser offers to install it. */
export const installState = new ObservableValue<InstallState>('unknown')

/** Must be called at startup, because the browser offers installation only once. */
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

/** Shows the browser's install prompt; must be called from a user gesture. */
export async function showInstallPrompt(): Promise<void> {
  const event = offered
  offered = null
  if (!event) return
  installState.set(isStandalone() ? 'installed' : 'unknown')
  await event.prompt()
}
