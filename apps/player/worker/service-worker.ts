declare const self: ServiceWorkerGlobalScope

/** Filled in by the build. */
const build = '__BUILD__'
const files: unknown = '__FILES__'
const cacheName = `app-${build}`

const isPath = (value: unknown): value is string => typeof value === 'string'
const paths = () => (Array.isArray(files) ? files.filter(isPath) : [])

self.addEventListener('install', event => {
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(paths())))
})
