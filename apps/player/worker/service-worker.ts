import { AppCache, type AppFile } from './app-cache'

declare const self: ServiceWorkerGlobalScope

/** The build replaces these placeholders. */
const build = '__BUILD__'
const files: unknown = '__FILES__'

const prefix = 'app-'
const cacheName = prefix + build

const isAppFile = (file: unknown): file is AppFile =>
  typeof file === 'object' && file !== null && 'path' in file && 'sha256' in file

const app = new AppCache(cacheName, Array.isArray(files) ? files.filter(isAppFile) : [])

async function removeOtherVersions(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map(name => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('install', event => event.waitUntil(app.install()))
self.addEventListener('activate', event => event.waitUntil(removeOtherVersions()))

// The page activates the new version, but never in the middle of a track.
self.addEventListener('message', event => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (app.has(pathname)) event.respondWith(app.read(pathname))
})
