import type { Socket } from 'node:net'
import { startHostileServer as start } from '@bgm/raw-requests/hostile-server'
import { onTestFinished } from 'vitest'

export { hostileBehaviours, hostileBodies } from '@bgm/raw-requests/hostile-server'

/** Starts a server that behaves in the given way until the end of the test. Returns its URL. */
export async function startHostileServer(behave: (socket: Socket) => void): Promise<string> {
  const { url, stop } = await start(behave)
  onTestFinished(stop)
  return url
}
