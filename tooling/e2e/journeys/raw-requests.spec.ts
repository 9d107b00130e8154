import { sendRawRequests } from '@bgm/raw-requests'
import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { expect, test } from '@playwright/test'
import { getStack } from '../fixtures/stack'

test('malformed requests never crash a server or cause a 5xx response', async () => {
  const { site, portal, api, mailbox, witness } = getStack()
  const urls = { site, portal, backend: new URL(api).origin, mailbox, witness }
  expect(await sendRawRequests(urls, { seed: 20_261_122, count: 200 })).toEqual([])
})

test('connections that break at every stage never end a server', async () => {
  const { site, portal, player, api, mailbox, payments, witness } = getStack()
  const page = (url: string, path: string) => ({ url, requests: [createRequest('GET', path)] })
  const servers = {
    site: page(site, '/'),
    portal: page(portal, '/sign-in'),
    player: page(player, '/'),
    backend: page(new URL(api).origin, '/api/pages'),
    mailbox: page(mailbox, '/'),
    payments: page(payments, '/'),
    witness: page(witness, '/'),
  }
  expect(await breakConnections(servers, { seed: 20_261_128 })).toEqual([])
})
