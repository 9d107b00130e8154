import { setTimeout as pause } from 'node:timers/promises'
import { sendRequest } from '#src/product/http-call.mjs'

const minute = 60_000

/** Signs in as the owner of the sample hotel, in whose first two zones the devices are. */
export async function signInOwner(api) {
  const body = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }
  const { body: session } = await sendRequest(`${api}/auth/local`, { method: 'POST', body })
  const send = async (method, path, json) => {
    const response = await sendRequest(api + path, { method, token: session.jwt, body: json })
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${response.text}`)
    return response.body
  }
  return {
    async listZones() {
      const { data } = await send('GET', '/zones')
      return ['Lobi', 'Restoran'].map(name => data.find(zone => zone.name === name).documentId)
    },
    approve: (user_code, zone) => send('POST', '/pairings/approve', { user_code, zone, replace: true }),
    changeVolume: zone => send('PUT', `/zones/${zone}/desired`, { volume: 41 }),
    /** Chooses a playlist that is not yet in the zone's plan. */
    async changePlaylist(zone) {
      const { data } = await send('GET', '/playlists')
      const other = data.find(({ title }) => JSON.stringify(title).includes('Spa dan salon'))
      await send('PUT', `/zones/${zone}/music`, { default_playlist: other.documentId })
    },
    /**
     * Waits until the gateway has reported the offset of a device's clock, and returns the offset as members
     * see it.
     */
    async findClockOffset(zone, expected) {
      for (let tries = 0; ; tries += 1) {
        const { clock_offset: offset, errors } = await send('GET', `/zones/${zone}`)
        if (Math.abs((offset ?? 0) - expected) < minute / 2 || tries >= 50) return { offset, errors }
        await pause(100)
      }
    },
  }
}
