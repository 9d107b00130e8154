// Serves the licence verifier without a network. The page requests the files to store; no other request is
// intercepted.
const cacheName = 'licence-verifier'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('message', event => {
  const store = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll(event.data)
    for (const request of await cache.keys())
      if (!event.data.includes(request.url) && request.url.includes('/assets/')) await cache.delete(request)
  }
  event.waitUntil(
    store().then(
      () => event.ports[0].postMessage(true),
      () => event.ports[0].postMessage(false),
    ),
  )
})

const stored = request => caches.match(request, { ignoreSearch: true, cacheName })

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  // The page is always fetched, so that its keys and status list are current; file names contain content
  // hashes.
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(async error => (await stored(request)) ?? Promise.reject(error))
      : stored(request).then(response => response ?? fetch(request)),
  )
})
