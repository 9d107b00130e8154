// If the app has not started, its stored files may be damaged: removes them and loads the app again. The music,
// the pairing and undelivered plays are stored elsewhere and remain.
const patience = 20_000

async function replaceApp() {
  if ('started' in document.documentElement.dataset) return
  // Without the server, a damaged app is better than none.
  const server = await fetch('/boot.js', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!server?.ok) return void setTimeout(replaceApp, patience)
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith('app-')).map(name => caches.delete(name)))
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map(registration => registration.unregister()))
  location.reload()
}

setTimeout(replaceApp, patience)
