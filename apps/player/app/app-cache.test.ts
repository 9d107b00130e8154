import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AppCache } from '../worker/app-cache'

const page = '<!doctype html><title>Player</title>'
const script = 'play()'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const files = [
  { path: '/', sha256: sha256(page) },
  { path: '/assets/player.js', sha256: sha256(script) },
]

/** A server whose answers can be replaced, and the part of Cache Storage that the app uses. */
function makeApp() {
  const answers = new Map([
    ['/', page],
    ['/assets/player.js', script],
  ])
  const stored = new Map<string, Response>()
  const cache = {
    match: async (path: string) => stored.get(path)?.clone(),
    put: async (path: string, response: Response) => void stored.set(path, response),
  }
  const storage = {
    open: async () => cache as unknown as Cache, // Implements only what the app uses.
    delete: async () => {
      stored.clear()
      return true
    },
  }
  const send = async (path: RequestInfo | URL) => {
    const body = answers.get(String(path))
    if (body === undefined) throw new TypeError('Failed to fetch')
    return new Response(body, { headers: { 'content-encoding': 'br', 'content-type': 'text/html' } })
  }
  return { answers, stored, app: new AppCache('app-1', files, storage, send) }
}

describe('the stored app', () => {
  test('starts without a network once it is installed', async () => {
    const { app, answers } = makeApp()
    await app.install()
    answers.clear()
    const response = await app.read('/')
    expect(await response.text()).toBe(page)
    expect(response.headers.get('content-type')).toBe('text/html')
    expect(response.headers.has('content-encoding')).toBe(false)
  })

  test.each(['<!doctype html><title>Login</title>', ''])('is not installed if a file is %j', async answer => {
    const { app, answers, stored } = makeApp()
    answers.set('/assets/player.js', answer)
    await expect(app.install()).rejects.toThrow('/assets/player.js is not the file of this version')
    expect(stored.size).toBe(0)
  })

  test('replaces a file that was damaged on the device', async () => {
    const { app, answers, stored } = makeApp()
    await app.install()
    stored.set('/assets/player.js', new Response('\0\0\0\0\0\0'))
    expect(await (await app.read('/assets/player.js')).text()).toBe(script)
    answers.clear()
    expect(await (await app.read('/assets/player.js')).text()).toBe(script)
  })
})
