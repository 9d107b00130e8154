/**
 * Installs the service worker that serves this page without a network. Resolves to true once the page and
 * its files are stored. `lazyFiles` are the files that the page has not loaded yet.
 */
export async function cacheForOffline(lazyFiles: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const registration = await navigator.serviceWorker.register('/verify-offline.js', {
      scope: location.pathname,
    })
    const worker = registration.active ?? (await activated(registration))
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = files.filter(url => url.startsWith(`${location.origin}/assets/`))
    const lazy = lazyFiles.map(path => new URL(path, location.origin).href)
    return await request(worker, [...new Set([location.origin + location.pathname, ...own, ...lazy])])
  } catch {
    return false
  }
}

function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting
  return new Promise((resolve, reject) => {
    if (!worker) return reject(new Error('There is no service worker'))
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') reject(new Error('The service worker was replaced'))
    })
  })
}

/** Asks the service worker to store files; resolves to whether it confirmed this. */
function request(worker: ServiceWorker, urls: string[]): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(urls, [port2])
  })
}
