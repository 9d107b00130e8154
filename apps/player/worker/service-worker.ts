declare const self: ServiceWorkerGlobalScope

/** The build replaces these placeholders. */
const build = '__BUILD__'
const files: unknown = '__FILES__'

const prefix = 'app-'
const cacheName = prefix + build

const paths = () => (Array.isArray(files) ? files.filter(path => typeof path === 'string') : [])

async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  // Bypasses the HTTP cache, because the page may have changed at the same URL.
  await cache.addAll(paths().map(path => new Request(path, { cache: 'reload' })))
}

async function removeOtherVersions(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map(name => caches.delete(name)))
  await self.clients.claim()
}

async function fromCache(request: Request | string): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(removeOtherVersions()))

// The page activates the new version, but never in the middle of a track.
self.addEventListener('message', event => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname === '/') event.respondWith(fromCache('/'))
  else if (paths().includes(pathname)) event.respondWith(fromCache(request))
})
