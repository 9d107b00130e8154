import type { AppUpdate } from '#app/engine/ports'

/** The service worker of a new version waits until the current track has ended; then the page reloads. */
export async function registerUpdates(): Promise<AppUpdate> {
  const container = navigator.serviceWorker
  const registration = await container
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(error => {
      console.warn('The service worker could not be registered', error)
      return null
    })
  return {
    check: () => void registration?.update().catch(() => {}),
    isReady: () => Boolean(registration?.waiting && registration.active),
    activate: () => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true })
      registration?.waiting?.postMessage('activate')
    },
  }
}
