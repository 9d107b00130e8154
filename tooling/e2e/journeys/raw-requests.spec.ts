import { sendRawRequests } from '@bgm/raw-requests'
import { expect, test } from '@playwright/test'
import { getStack } from '../fixtures/stack'

test('malformed requests never crash a server or cause a 5xx response', async () => {
  const { site, portal, api, mailbox } = getStack()
  const urls = { site, portal, backend: new URL(api).origin, mailbox }
  expect(await sendRawRequests(urls, { seed: 20_261_122, count: 200 })).toEqual([])
})
