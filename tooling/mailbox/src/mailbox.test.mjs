import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMailbox } from './mailbox.mjs'

let mailbox
const transport = () => createTransport(mailbox.smtpUrl)
const at = path => `${mailbox.pageUrl}${path}`
const list = async (to = '') => (await fetch(at(`/messages${to && `?to=${encodeURIComponent(to)}`}`))).json()
const page = async path => (await fetch(at(path))).text()
const sendText = (body, headers = { 'content-type': 'application/json' }) =>
  fetch(at('/text-messages'), { method: 'POST', headers, body })

const mail = {
  from: 'Musik Berlisensi <halo@contoh.test>',
  to: 'sari@contoh.test',
  subject: 'Verifikasi alamat Anda — “é”',
  text: 'Buka http://127.0.0.1:3001/verify?token=abc.',
  html: '<p>Halo</p><a href="http://127.0.0.1:3001/verify?token=abc&amp;x=1">Verifikasi</a><script>document.title = "taken"</script>',
}

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, pagePort: 0 })
})
afterAll(() => mailbox.stop())
beforeEach(() => fetch(at('/messages'), { method: 'DELETE' }))

describe('the mailbox', () => {
  test('stores an email with its parts', async () => {
    await transport().sendMail({
      ...mail,
      attachments: [{ filename: 'faktur.pdf', content: Buffer.alloc(2048) }],
    })
    const [message] = await list()
    expect(message).toMatchObject({
      kind: 'mail',
      to: 'sari@contoh.test',
      from: 'Musik Berlisensi <halo@contoh.test>',
      subject: mail.subject,
      html: expect.stringContaining('Verifikasi'),
      attachments: [{ name: 'faktur.pdf', size: 2048 }],
    })
    expect(message.text.trim()).toBe(mail.text)
    expect(new Date(message.received_at).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  test('lists the newest first and finds emails by address, ignoring case', async () => {
    await transport().sendMail({ ...mail, subject: 'first' })
    await transport().sendMail({ ...mail, subject: 'second', to: ['SARI@contoh.test', 'budi@contoh.test'] })
    await transport().sendMail({ ...mail, subject: 'other', to: 'lain@contoh.test' })
    expect((await list('sari@contoh.test')).map(message => message.subject)).toEqual(['second', 'first'])
    expect(await list('nobody@contoh.test')).toEqual([])
  })

  test('accepts a sender that authenticates', async () => {
    const { host } = new URL(mailbox.smtpUrl)
    await createTransport(`smtp://user:secret@${host}`).sendMail(mail)
    expect(await list()).toHaveLength(1)
  })

  test('rejects an email over ten megabytes and keeps running', async () => {
    const huge = transport().sendMail({ ...mail, text: 'x'.repeat(11 * 1024 * 1024) })
    await expect(huge).rejects.toThrow(/552|large|size/i)
    await transport().sendMail(mail)
    expect(await list()).toHaveLength(1)
  })

  test('keeps running after a client that breaks the protocol and disconnects', async () => {
    const { port, hostname } = new URL(mailbox.smtpUrl)
    const socket = connect(Number(port), hostname)
    await once(socket, 'data')
    socket.write(Buffer.from([0, 255, 13, 10, 254, 13, 10]))
    await once(socket, 'data')
    socket.destroy()
    await transport().sendMail(mail)
    expect(await list()).toHaveLength(1)
  })

  test('stores an email without subject or body', async () => {
    await transport().sendMail({
      envelope: { from: 'a@contoh.test', to: 'b@contoh.test' },
      raw: 'no header at all',
    })
    expect(await list('b@contoh.test')).toHaveLength(1)
    expect(await page('/')).toContain('b@contoh.test')
  })
})

describe('the text message gateway', () => {
  test('stores text messages, which are listed by phone number', async () => {
    expect((await sendText(JSON.stringify({ to: '+6281234567890', body: 'Kode Anda 123456' }))).status).toBe(
      202,
    )
    expect(await list('+6281234567890')).toMatchObject([
      { kind: 'text', text: 'Kode Anda 123456', html: null },
    ])
  })

  test.each(['', '{', 'null', '{"to":1,"body":"x"}', '{"to":"","body":"x"}', '[]'])(
    'rejects the body %j',
    async body => {
      expect((await sendText(body)).status).toBe(400)
    },
  )

  test('rejects a body without a JSON content type, as a cross-site form would send it', async () => {
    expect((await sendText('{"to":"a","body":"b"}', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})

describe('the page', () => {
  test('shows the list, and one message with its links', async () => {
    await transport().sendMail(mail)
    const [{ id }] = await list()
    expect(await page('/')).toContain('sari@contoh.test')
    const html = await page(`/messages/${id}`)
    expect(html).toContain('href="http://127.0.0.1:3001/verify?token=abc"')
    expect(html).toContain('href="http://127.0.0.1:3001/verify?token=abc&amp;x=1"')
  })

  test('shows the HTML of an email only in a sandbox without scripts', async () => {
    await transport().sendMail(mail)
    const [{ id }] = await list()
    expect(await page(`/messages/${id}`)).not.toContain('<script>document')
    const frame = await fetch(at(`/messages/${id}/html`))
    const policy = frame.headers.get('content-security-policy')
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toContain('allow-scripts')
    expect(policy).toContain("default-src 'none'")
  })

  test('escapes the content of emails', async () => {
    await transport().sendMail({
      ...mail,
      subject: '<img src=x onerror=alert(1)>',
      html: undefined,
      text: '</pre><b>x',
    })
    const html = await page(`/messages/${(await list())[0].id}`)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('</pre><b>')
  })

  test('rejects a form from another origin', async () => {
    const foreign = await fetch(at('/clear'), { method: 'POST', headers: { origin: 'http://evil.test' } })
    expect(foreign.status).toBe(403)
  })

  test('returns 400 for an invalid URL', async () => {
    const response = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(at('/'))
      get({ hostname, port, path: '//' }, resolve).on('error', reject)
    })
    response.resume()
    expect(response.statusCode).toBe(400)
  })

  test('returns 404 for a message that does not exist', async () => {
    expect((await fetch(at('/messages/999'))).status).toBe(404)
  })
})
