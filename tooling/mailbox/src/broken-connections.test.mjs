import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { expect, onTestFinished, test } from 'vitest'
import { startMailbox } from './mailbox.mjs'

test('the mailbox survives connections that break at every stage, over HTTP and SMTP', async () => {
  const { pageUrl, smtpUrl, stop } = await startMailbox({ smtpPort: 0, pagePort: 0 })
  onTestFinished(stop)
  const requests = [
    createRequest('GET', '/', { headers: { Host: new URL(pageUrl).host } }),
    createRequest('POST', '/text-messages', { body: '{"to":"+628123456789","body":"Kode"}' }),
  ]
  const mail = 'EHLO a\r\n\r\nMAIL FROM:<a@contoh.test>\r\nRCPT TO:<b@contoh.test>\r\nDATA\r\nSubject: x\r\n'
  const servers = {
    pages: { url: pageUrl, requests },
    // The page shows whether the process, which both servers share, is alive.
    mail: { url: smtpUrl.replace('smtp:', 'http:'), health: null, requests: [mail] },
  }
  expect(await breakConnections(servers, { seed: 1 })).toEqual([])
  expect((await fetch(`${pageUrl}/healthz`)).status).toBe(200)
}, 30_000)
