import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sendRawRequests } from '@bgm/raw-requests'
import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { expect, test } from 'vitest'
import { createTestLog } from './test-log.mjs'
import { createFolder, runProgram, startWitness } from './witness-process.mjs'

const log = createTestLog()
const english = { headers: { 'accept-language': 'en-GB,id;q=0.5' } }

async function start(lines) {
  const folder = createFolder([log.key.vkey], lines)
  const witness = await startWitness(folder)
  const readPage = async (path = '/', init = {}) => (await fetch(`${witness.url}${path}`, init)).text()
  return { folder, witness, readPage }
}

const getHeading = html => /class="band (\w+)">.*?<h2>(.*?)<\/h2>/s.exec(html)?.slice(1)

test('the page is in Indonesian, or in the language of the browser or the link', async () => {
  const { readPage } = await start()
  expect(await readPage()).toMatch(/<html lang="id">.*<h1>Saksi Kantor Contoh<\/h1>/s)
  expect(await readPage('/', english)).toMatch(/<html lang="en">.*<h1>Witness of Kantor Contoh<\/h1>/s)
  expect(await readPage('/?lang=id', english)).toContain('<html lang="id">')
  expect(await readPage('/?lang=constructor', english)).toContain('<html lang="en">')
})

test('the page shows what was signed, in the time zone of the office', async () => {
  const { witness, readPage } = await start(['time-zone Asia/Makassar'])
  expect(getHeading(await readPage())).toEqual(['ok', 'Berjalan, menunggu checkpoint pertama'])
  await witness.submit(log.submission(0, 1200))
  await witness.submit(log.submission(1200, 1234))
  const html = await readPage()
  expect(getHeading(html)).toEqual(['ok', 'Berjalan dan menandatangani'])
  expect(html).toMatch(/Terakhir menandatangani pukul \d\d\.\d\d\.\d\d WITA, \d+ detik yang lalu\./)
  expect(html).toContain('<b>2</b>checkpoint ditandatangani sejak')
  expect(html).toContain('<td class="n" data-l="Ukuran">1.234</td><td class="n" data-l="Bertambah">34</td>')
  expect(await readPage('/', english)).toContain('<b>1,234</b>entries in the last tree')
})

test('a fork turns the page red and shows both checkpoints, until it is closed', async () => {
  const { folder, witness, readPage } = await start(['contact Nadia Kusuma'])
  await witness.submit(log.submission(0, 5))
  await witness.submit(log.submission(5, 9, { proof: '' }))
  expect(getHeading(await readPage())).toEqual(['warn', 'Menolak checkpoint tanpa bukti yang cocok'])
  const fork = log.fork(4)
  await witness.submit(fork.submission(5, 9))
  const html = await readPage()
  expect(getHeading(html)).toEqual(['bad', 'Menolak log yang bercabang'])
  expect(html).toContain(`<pre tabindex="0">${log.checkpoint(5)}</pre>`)
  expect(html).toContain(`<pre tabindex="0">${fork.checkpoint(9)}</pre>`)
  expect(html).toContain('Hubungi Nadia Kusuma, lalu simpan kedua checkpoint.')
  await runProgram(folder, 'close')
  expect(getHeading(await readPage())).toEqual(['ok', 'Berjalan dan menandatangani'])
})

test('the page shows mistakes in the settings, and backups', async () => {
  const { folder, witness, readPage } = await start()
  expect(await readPage()).toContain('Cadangan kunci</span><span class="small">belum ada')
  writeFileSync(join(folder, 'witness.conf'), 'name saksi.test/satu\nport <b>\n')
  const target = join(folder, 'copy')
  expect((await runProgram(folder, 'backup', target)).code).toBe(0)
  const html = await readPage()
  expect(getHeading(html)).toEqual(['warn', 'Berjalan, tetapi perlu dilihat'])
  expect(html).toContain('Pengaturan terbaca</span><span class="small">kesalahan di baris 2')
  expect(await (await fetch(`${witness.url}/healthz`)).text()).toBe(
    'Line 2 of the settings: "port" has to be a number from 1 to 65535.\n',
  )
  expect(html).toMatch(/Cadangan kunci<\/span><span class="small">\d+ detik yang lalu/)
})

test('the page says so if the witness cannot sign with ML-DSA-44', async () => {
  const folder = createFolder([])
  const [vkey] = (await runProgram(folder, 'keys')).stdout.split('\n')
  await runProgram(folder, 'remove-key', vkey.split('+')[1])
  const witness = await startWitness(folder)
  expect(await witness.vkeys()).toHaveLength(1)
  expect(await (await witness.get('/')).text()).toContain('belum dapat menandatangani dengan ML-DSA-44')
})

test('a witness continues from its backup', async () => {
  const { folder, witness } = await start()
  await witness.submit(log.submission(0, 5))
  const target = createFolder([])
  expect((await runProgram(folder, 'backup', target)).code).toBe(0)
  const restored = await startWitness(target)
  expect(await restored.vkeys()).toEqual(await witness.vkeys())
  expect((await restored.submit(log.submission(5, 9))).status).toBe(200)
  expect((await runProgram(folder, 'backup', folder)).stderr).toBe('A backup has to be in another folder.\n')
  expect((await runProgram(folder, 'backup')).stderr).toMatch(/^Name the folder of the backup/)
})

test('texts of the office and of logs are escaped', async () => {
  const other = createTestLog('<img/src=x>')
  const folder = createFolder([other.key.vkey], ['contact <script>alert(1)</script>'])
  const witness = await startWitness(folder)
  await witness.submit(other.submission(0, 5))
  await witness.submit(other.fork(4).submission(5, 5))
  const html = await (await witness.get('/')).text()
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script')
  expect(html).toContain('&#60;img/src=x&#62;')
})

test('a page with refusals and eight rows has less than 20 kB with its style, and allows no scripts', async () => {
  const { witness } = await start()
  for (let size = 0; size < 9; size += 1) await witness.submit(log.submission(size, size + 1))
  const fork = log.fork(4)
  for (let size = 9; size < 15; size += 1) await witness.submit(fork.submission(9, size))
  const [page, style] = await Promise.all(['/', '/page.css'].map(path => witness.get(path)))
  expect((await page.text()).length + (await style.text()).length).toBeLessThan(20_000)
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})

test('unknown addresses and methods are refused, and HEAD is answered without a body', async () => {
  const { witness } = await start()
  expect((await witness.get('/keys.json')).status).toBe(404)
  expect((await witness.get('/constructor')).status).toBe(404)
  expect((await fetch(`${witness.url}/`, { method: 'POST' })).status).toBe(405)
  const head = await fetch(`${witness.url}/`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a folder that is lost while the witness runs is reported', async () => {
  const { folder, witness } = await start()
  rmSync(folder, { recursive: true })
  expect((await witness.submit(log.submission(0, 5))).status).toBe(503)
  expect((await witness.get('/healthz')).status).toBe(503)
})

test('malformed requests and broken connections do not end the witness', async () => {
  const { witness } = await start()
  const body = log.submission(0, 5)
  const requests = [
    createRequest('GET', '/'),
    createRequest('POST', '/add-checkpoint', { type: 'text/plain', body }),
  ]
  expect(await breakConnections({ witness: { url: witness.url, requests } }, { seed: 1 })).toEqual([])
  expect(await sendRawRequests({ witness: witness.url }, { seed: 1, count: 200 })).toEqual([])
  expect((await witness.get('/healthz')).status).toBe(200)
}, 60_000)
