import { findFreePorts } from '@bgm/cli/ports'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { pairToken } from '#src/product/delivered-plays.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { breakEventStreams } from './connections/event-streams.mjs'
import { callHostileWebhooks } from './connections/hostile-webhooks.mjs'
import { sendSlowBodies } from './connections/slow-bodies.mjs'
import { createFindings } from './findings.mjs'
import { signInOwner } from './music/owner.mjs'

/** Requests of each server, with the headers of a paired device and of our own processes. */
function listServers({ urls, internalKey }, token) {
  const device = { Authorization: `Bearer ${token}` }
  const internal = { 'X-Internal-Key': internalKey }
  const form = { type: 'application/x-www-form-urlencoded', body: `email=${'x'.repeat(2_000)}` }
  const host = url => ({ Host: new URL(url).host })
  return {
    site: {
      url: urls.site,
      requests: [
        createRequest('GET', '/', { headers: { 'Accept-Encoding': 'br' } }),
        createRequest('GET', '/sitemap.xml'),
        createRequest('POST', '/contact', { headers: { Origin: urls.site }, ...form }),
      ],
    },
    portal: {
      url: urls.portal,
      requests: [
        createRequest('GET', '/sign-in', { headers: { 'Accept-Encoding': 'gzip' } }),
        createRequest('POST', '/sign-in', { headers: { Origin: urls.portal }, ...form }),
      ],
    },
    player: {
      url: urls.player,
      requests: [
        createRequest('GET', '/'),
        createRequest('GET', '/device/events', { headers: device }),
        createRequest('GET', '/device/bundle', { headers: device }),
        createRequest('POST', '/device/plays', { headers: device, body: '{"plays":[]}' }),
      ],
    },
    backend: {
      url: urls.backend,
      requests: [
        createRequest('GET', '/api/pages'),
        createRequest('GET', '/admin/init'),
        createRequest('GET', '/api/internal/changes?since=0&wait=1', { headers: internal }),
        createRequest('POST', '/api/auth/local', { body: '{"identifier":"x","password":"y"}' }),
        createRequest('POST', '/upload', { type: 'multipart/form-data; boundary=x', body: '--x\r\n' }),
      ],
    },
    mailbox: {
      url: urls.mailbox,
      requests: [
        createRequest('GET', '/', { headers: host(urls.mailbox) }),
        createRequest('POST', '/text-messages', { body: '{"to":"+62812345678","body":"x"}' }),
      ],
    },
    payments: {
      url: urls.payments,
      requests: [
        createRequest('GET', '/', { headers: host(urls.payments) }),
        createRequest('POST', '/snap/v1/transactions', { body: '{}' }),
      ],
    },
    witness: {
      url: urls.witness,
      requests: [
        createRequest('GET', '/'),
        createRequest('POST', '/add-checkpoint', { type: 'text/plain', body: 'old 0\n\n' }),
      ],
    },
  }
}

/**
 * Breaks connections to every server at every stage, keeps event streams that are not read or are revoked, and lets
 * webhooks call servers that violate the protocol. Crashed processes are not restarted.
 */
export async function checkBrokenConnections(
  print = () => {},
  { count = 20, seed = Date.now() % 1_000_000 } = {},
) {
  const findings = createFindings(print)
  const dataDir = await createSeededDataFolder('broken-connections')
  const env = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' }
  const stack = await startStack({ ports: await findFreePorts(), dataDir, env })
  let crash = null
  stack.crashed.then(service => {
    crash = service
  })
  try {
    const { urls } = stack
    const owner = await signInOwner(urls.api)
    const zones = await owner.listZones()
    const pair = zone => pairToken({ testBackend: stack, owner, zone })
    const token = await pair(zones[0])
    print(`seed ${seed}`)
    const misses = await breakConnections(listServers(stack, token), { seed, rounds: count })
    findings.expect('servers that do not answer after broken connections', misses.join(', ') || 0, 0)
    const streams = await breakEventStreams({ urls, zones, pair, rounds: count })
    findings.expect('heartbeats without an answer while event streams break', streams.failed, 0)
    const webhooks = await callHostileWebhooks(urls.api)
    findings.expect('webhooks of one member whose attempts are not counted', webhooks.uncounted, 0)
    findings.expect(
      'seconds until another member’s webhook arrives',
      webhooks.seconds,
      'at most 5',
      webhooks.seconds <= 5,
    )
    const slow = await sendSlowBodies({
      site: urls.site,
      portal: urls.portal,
      player: urls.player,
      backend: urls.backend,
    })
    findings.expect('slow requests that are open after 40 s', slow.join(', ') || 0, 0)
    for (const name of ['site', 'portal', 'player', 'backend', 'mailbox', 'payments', 'witness'])
      findings.expect(`${name} answers`, (await sendRequest(`${urls[name]}/healthz`)).status, 200)
    findings.expect('processes that ended', crash ? 'one' : 0, 0)
    return findings.result()
  } finally {
    await stack.stop()
    removeFolder(dataDir)
  }
}
