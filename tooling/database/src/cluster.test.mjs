import { existsSync } from 'node:fs'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { startCluster } from './cluster.mjs'

const run = async (url, query) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

describe.each([
  ["the machine's own binaries", { packaged: false }],
  ['the binaries of npm', { packaged: true }],
])('a private cluster from %s', (_, options) => {
  let cluster
  afterEach(() => cluster?.stop())

  it('runs queries, requires the password and removes its files', { timeout: 60_000 }, async () => {
    cluster = await startCluster(options)
    expect(await run(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const stranger = new URL(cluster.url)
    stranger.password = 'guessed'
    await expect(run(stranger.href, 'select 1')).rejects.toThrow(/password/)

    await cluster.stop()
    await expect(run(cluster.url, 'select 1')).rejects.toThrow()
    expect(existsSync(cluster.folder)).toBe(false)
    cluster = null
  })
})

it('can run two instances at the same time', { timeout: 60_000 }, async () => {
  const clusters = await Promise.all([startCluster(), startCluster()])
  const ports = clusters.map(({ url }) => new URL(url).port)
  expect(new Set(ports).size).toBe(2)
  await Promise.all(clusters.map(({ stop }) => stop()))
})
