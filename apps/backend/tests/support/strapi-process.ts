import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { backendFolder } from './folders'

const require = createRequire(import.meta.url)
const distDir = resolve(backendFolder, 'dist')

/** The path of the module in a compiled `() => import('#src/…')`. */
const importedPath = /\b(?:src|seed)\/[\w./-]+?(?=(?:\.ts)?["'])/

/**
 * Loads the compiled module that a function would import from the source. The function only names the module and
 * gives its type; it is not called, because Strapi uses the compiled modules.
 */
export function loadCompiled<Module>(importSource: () => Promise<Module>): Module {
  const [path] = importedPath.exec(importSource.toString()) ?? []
  if (!path) throw new Error(`No module of the backend is imported by ${importSource}`)
  return require(resolve(distDir, path))
}

const before = { ...process.env }
const streams = [process.stdout, process.stderr].map(stream => [stream, stream.listeners('error')] as const)

// Compiled modules read the environment when they are loaded, and they modify these two plugins in place.
const isReloaded = (file?: string | null) =>
  file?.startsWith(distDir) || /plugin-users-permissions|@strapi\/upload\/dist\/server/.test(file ?? '')

/** Unloads the modules of the previous Strapi, and removes the references that would keep it in memory. */
function unloadModules() {
  for (const [file, loaded] of Object.entries(require.cache)) {
    if (isReloaded(file)) delete require.cache[file]
    // ES modules have neither a parent nor children here.
    else if (loaded?.children) {
      loaded.children = loaded.children.filter(({ filename }) => !isReloaded(filename))
      if (isReloaded(loaded.parent?.filename)) loaded.parent = undefined
    }
  }
}

/** Loads Strapi with these variables. A process can run only one instance. */
export async function boot(variables: Record<string, string>) {
  const exceptionListeners = process.rawListeners('uncaughtException')
  // Removes the variables of a backend that ran in this process before.
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before, variables)
  unloadModules()
  const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi')
  const app = await createStrapi({ appDir: backendFolder, distDir }).load()
  return { app, shutDown: () => shutDown(app, exceptionListeners) }
}

// When Strapi is destroyed, it removes all listeners of the process, including those of the test runner.
async function shutDown(app: Core.Strapi, exceptionListeners: ReturnType<typeof process.rawListeners>) {
  const names = process.eventNames().filter(name => name !== 'SIGTERM' && name !== 'SIGINT')
  const savedListeners = names.map(name => [name, process.rawListeners(name)] as const)
  await app.destroy()
  for (const [name, listeners] of savedListeners) {
    const restored = name === 'uncaughtException' ? exceptionListeners : listeners
    for (const listener of restored) process.on(name, listener as (...args: unknown[]) => void)
  }
  // Strapi leaves its own listeners on the streams, which would keep the whole instance in memory.
  for (const [stream, listeners] of streams) {
    for (const listener of stream.listeners('error'))
      if (!listeners.includes(listener)) stream.off('error', listener as () => void)
  }
}
