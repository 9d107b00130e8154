import type { AppUpdater } from '#app/engine/ports'

/**
 * Registers the service worker without waiting for it, because music does not need it. A new version reloads
 * the page once the current track has ended.
 */
export function registerServiceWorker(
  container: ServiceWorkerContainer | undefined = navigator.serviceWorker,
): AppUpdater {
  let registration: ServiceWorkerRegistration | null = null
  container?.register('/service-worker.js', { updateViaCache: 'none' }).then(
    registered => {
      registration = registered
    },
    (error: unknown) => console.warn('The service worker could not be registered', error),
  )
  return {
    check: () => void registration?.update().catch(() => {}),
    isReady: () => Boolean(registration?.waiting && registration.active),
    activate: () => {
      container?.addEventListener('controllerchange', () => location.reload(), { once: true })
      registration?.waiting?.postMessage('activate')
    },
  }
}
