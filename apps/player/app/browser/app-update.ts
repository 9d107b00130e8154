import type { AppUpdater } from '#app/engine/ports'

/** Registers the service worker. A new version reloads the page once the current track has ended. */
export async function registerServiceWorker(): Promise<AppUpdater> {
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
