import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from './colleagues'
import { addPlaylistWithTrack, createVenue } from './devices'
import { type Backend, settleJobs } from './harness'
import { jsonOf, licenceServices, verifyJws } from './licences'
import { openPanel } from './panel'
import { closeNextDay, createDownloads, noonOf, sealUsage, storePlays } from './seals'
import { startBackendWithPackages } from './shop'
import { bypassTriggers } from './triggers'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>
let downloads: Awaited<ReturnType<typeof createDownloads>>
let plays: string[]
let late: string[]

const rows = (table: string) => backend.strapi.db.connection(table)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const proofOf = (play: string, token = owner.token) => backend.call('GET', `/usage/plays/${play}`, { token })

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const { track } = await addPlaylistWithTrack(backend)
  owner = await createVenue(backend)
  other = await createVenue(backend)
  const setting = backend.strapi.documents('api::seal.usage-setting')
  await setting.create({
    data: { checkpoint_recipients: [{ email: 'segel@contoh.test', language: 'id' }] },
  })
  const venue = { zone: owner.zone, track }
  await storePlays(backend, venue, 5, noonOf(0))
  plays = await storePlays(backend, venue, 1_100, noonOf(1))
  late = await storePlays(backend, venue, 3, noonOf(3))
  downloads = await createDownloads(backend)
}, 180_000)
afterAll(async () => {
  downloads?.dispose()
  await backend.stop()
})

describe('the nightly job', () => {
  test('seals every day that has ended, also one without plays, and chains the checkpoints', async () => {
    const interrupted = AbortSignal.abort()
    await sealUsage(noonOf(3), interrupted)
    await closeNextDay(noonOf(1))
    expect(await rows('seals')).toHaveLength(0)
    await Promise.all([sealUsage(noonOf(3)), sealUsage(noonOf(3))])
    await sealUsage(noonOf(3))
    const seals = await rows('seals').orderBy('number')
    expect(seals.map(({ number, day, size, total }) => [number, day, size, Number(total)])).toEqual([
      [1, '2031-03-01', 5, 5],
      [2, '2031-03-02', 1_100, 1_105],
      [3, '2031-03-03', 0, 1_105],
    ])
    expect(seals[2].root).toBe(sha256(''))
    const { header, payload } = await verifyJws(backend, seals[1].checkpoint)
    expect(header.typ).toBe('usage-checkpoint+jws')
    expect(payload).toMatchObject({
      seal: 2,
      day: '2031-03-02',
      size: 1_100,
      previous: sha256(seals[0].checkpoint),
    })
    expect(await rows('seal_leaves')).toHaveLength(1_105)
  })

  test('emails each checkpoint once to the recipients that staff have entered', async () => {
    await settleJobs()
    const mails = await backend.mail.mailsTo('segel@contoh.test', 3)
    expect(mails).toHaveLength(3)
    const seals = await rows('seals').orderBy('number')
    expect(
      mails
        .flatMap(({ attachments }) => attachments)
        .map(({ content }) => content.trim())
        .sort(),
    ).toEqual(seals.map(({ checkpoint }) => checkpoint).sort())
    expect(mails[0]?.subject).toContain('Maret 2031')
  })

  test('never changes a seal', async () => {
    for (const table of ['seals', 'seal_days', 'seal_leaves', 'seal_chunks'])
      await expect(rows(table).delete()).rejects.toThrow(/append-only/)
  })
})

describe('a member', () => {
  test('sees whether a line is sealed, and checks it', async () => {
    const { body } = await proofOf(plays[1_050] ?? '')
    expect(body.data).toMatchObject({
      id: plays[1_050],
      seal: { day: '2031-03-02' },
      proof: { failure: null, index: 1_050, seal: { size: 1_100 } },
    })
    expect((await proofOf(late[0] ?? '')).body.data).toMatchObject({
      seal: null,
      proof: null,
      sealed_after: '2031-03-04T17:05:00.000Z',
    })
    const month = await backend.call('GET', '/usage/2031-03?page_size=4', { token: owner.token })
    expect(month.body.data.map(({ seal }: { seal: unknown }) => seal)).toEqual([
      null,
      null,
      null,
      { day: '2031-03-02' },
    ])
  })

  test('downloads a proof that verifies without the product', async () => {
    for (const play of [plays[0], plays[1_023], plays[1_024], plays.at(-1)]) {
      const { text, headers } = await backend.call('GET', `/usage/plays/${play}/proof`, {
        token: owner.token,
      })
      expect(headers.get('content-disposition')).toContain(`usage-proof-${play}.json`)
      downloads.save('proof.json', text)
      expect(await downloads.verify('proof.json')).toMatchObject({
        code: 0,
        text: expect.stringContaining('unchanged'),
      })
      downloads.save('proof.json', text.replace('"seconds":180.25', '"seconds":18.25'))
      expect(await downloads.verify('proof.json')).toMatchObject({
        code: 1,
        text: expect.stringContaining(`Play ${play} is not part of the seal`),
      })
    }
    expect((await backend.call('GET', `/usage/plays/${late[0]}/proof`, { token: owner.token })).status).toBe(
      404,
    )
  })

  test('sees no line of another organisation and needs the permission', async () => {
    expect((await proofOf(plays[0] ?? '', other.token)).status).toBe(404)
    const path = `/usage/plays/${plays[0]}/proof`
    expect((await backend.call('GET', path, { token: other.token })).status).toBe(404)
    const staff = await createColleague(backend, owner.token, 'staff')
    expect((await backend.call('GET', path, { token: staff.token })).status).toBe(403)
    expect((await backend.call('GET', '/usage/plays/not-an-id', { token: owner.token })).status).toBe(404)
  })
})

describe('verify-usage', () => {
  const verifyDay = async (change: (lines: string[]) => string[] = lines => lines) => {
    const lines = (await downloads.readDay(2)).trimEnd().split('\n')
    downloads.save('day.jsonl', `${change(lines).join('\n')}\n`)
    return downloads.verify('day.jsonl')
  }

  test('accepts every day and the chain, and a line contains no data of persons', async () => {
    for (const [number, text] of [
      [1, '5 plays'],
      [2, '1100 plays'],
      [3, '0 plays'],
    ] as const) {
      downloads.save('day.jsonl', await downloads.readDay(number))
      expect(await downloads.verify('day.jsonl')).toEqual({ code: 0, text: expect.stringContaining(text) })
    }
    downloads.save('chain.jsonl', await downloads.readChain())
    expect(await downloads.verify('chain.jsonl', 'day.jsonl')).toMatchObject({ code: 0 })
    const line = JSON.parse((await downloads.readDay(1)).split('\n')[1] ?? '')
    expect(line.credits).toMatchObject({ title: 'Lagu pagi', composers: ['Ayu Contoh'] })
    expect(Object.keys(line.play)).toHaveLength(20)
  })

  const bypass = (table: string, work: () => Promise<unknown>) => bypassTriggers(backend, table, work)
  const play = () => rows('plays').where({ play_id: plays[1_030] })

  test('names a row that was changed in the database', async () => {
    await bypass('plays', () => play().update({ seconds: 10 }))
    expect(await verifyDay()).toMatchObject({
      code: 1,
      text: expect.stringContaining(`Line 1032 (play ${plays[1_030]}) was changed`),
    })
    expect((await proofOf(plays[1_030] ?? '')).body.data.proof.failure).toBe('line')
    await bypass('plays', () => play().update({ seconds: 180.25 }))
    expect(await verifyDay()).toMatchObject({ code: 0 })
  })

  test('names the first line whose credits were changed in the database', async () => {
    const track = rows('track_revisions').where({ title: 'Lagu pagi' })
    await bypass('track_revisions', () => track.clone().update({ composers: '["Bukan Pencipta"]' }))
    expect(await verifyDay()).toMatchObject({ code: 1, text: expect.stringContaining('Line 2 (play') })
    await bypass('track_revisions', () => track.clone().update({ composers: '["Ayu Contoh"]' }))
  })

  test('names a row that was removed from the database', async () => {
    const [row] = await play()
    await bypass('plays', () => play().delete())
    expect(await verifyDay()).toMatchObject({
      code: 1,
      text: expect.stringContaining('Line 1032: this play was removed'),
    })
    await rows('plays').insert(row)
    expect(await verifyDay()).toMatchObject({ code: 0 })
  })

  test('names a row that was added to a seal in the database', async () => {
    const [row] = await rows('plays').where({ play_id: late[0] }).select('id')
    await rows('seal_leaves').insert({ seal: 2, position: 1_100, play_id: row.id })
    expect(await verifyDay()).toMatchObject({
      code: 1,
      text: expect.stringContaining(`Line 1102 (play ${late[0]}) was added`),
    })
    expect((await proofOf(late[0] ?? '')).body.data.proof.failure).toBe('line')
    await bypass('seal_leaves', () => rows('seal_leaves').where({ play_id: row.id }).delete())
  })

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    [
      'lines in another order',
      ([header = '', one = '', two = '', ...rest]) => [header, two, one, ...rest],
      /Line 2: the line with index 0 is missing or in another place/,
    ],
    [
      'lines in another order with other numbers',
      ([header = '', one = '', two = '', ...rest]) => [
        header,
        two.replace('"index":1,', '"index":0,'),
        one.replace('"index":0,', '"index":1,'),
        ...rest,
      ],
      /Something in lines 2 to 1025 was changed, added, removed or reordered/,
    ],
    ['a missing line', lines => lines.toSpliced(500, 1), /Line 501: the line with index 499 is missing/],
    ['a missing end', lines => lines.slice(0, -1), /ends after 1099 lines; .* covers 1100/],
    [
      'a repeated line',
      lines => lines.toSpliced(7, 0, lines[6] ?? ''),
      /Line 8 \(play .*\) does not belong here/,
    ],
    [
      'other hashes of sections',
      ([header = '', ...rest]) => [header.replace(/"chunks":\["./, '"chunks":["z'), ...rest],
      /Line 1: the hashes of the sections/,
    ],
    ['a broken line', lines => lines.with(3, '{'), /Line 4 is not readable/],
  ])('rejects a download with %s', async (_, change, message) => {
    expect(await verifyDay(change)).toEqual({ code: 1, text: expect.stringMatching(message) })
  })

  test('rejects a chain that is cut, and a checkpoint that was replaced', async () => {
    const [one = '', two = '', three = ''] = (await downloads.readChain()).split('\n')
    downloads.save('chain.jsonl', [one, three].join('\n'))
    expect(await downloads.verify('chain.jsonl')).toMatchObject({
      code: 1,
      text: expect.stringContaining('cut between 2031-03-01 and 2031-03-03'),
    })
    downloads.save('chain.jsonl', [two, three].join('\n'))
    expect(await downloads.verify('chain.jsonl')).toMatchObject({
      code: 1,
      text: expect.stringContaining('begins with seal 2'),
    })
    const { checkpoint } = JSON.parse(two)
    const [header, payload, signature] = checkpoint.split('.')
    const forged = Buffer.from(JSON.stringify({ ...jsonOf(payload), size: 1 })).toString('base64url')
    downloads.save('one.jws', `${header}.${forged}.${signature}`)
    expect(await downloads.verify('one.jws')).toMatchObject({
      code: 1,
      text: expect.stringContaining('signature'),
    })
  })

  test('rejects a checkpoint of an unknown key, and cannot work without keys', async () => {
    downloads.save('chain.jsonl', await downloads.readChain())
    downloads.save(
      'licence-keys.json',
      '{"keys":[{"kid":"other","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}',
    )
    expect(await downloads.verify('chain.jsonl')).toMatchObject({
      code: 1,
      text: expect.stringContaining('a key that is not in the key file'),
    })
    downloads.save('licence-keys.json', '{"keys":[]}')
    expect((await downloads.verify('chain.jsonl')).code).toBe(2)
    downloads.save('nothing.txt', 'nothing')
    expect((await downloads.verify('nothing.txt')).code).toBe(2)
    await downloads.saveKeys()
  })
})

test('checkpoints of a revoked key stay verifiable once a later one confirms them', async () => {
  const { key_id } = await rows('seals').where({ number: 3 }).first()
  await licenceServices().revokeKey(key_id, noonOf(3))
  await downloads.saveKeys()
  downloads.save('chain.jsonl', await downloads.readChain())
  expect(await downloads.verify('chain.jsonl')).toMatchObject({
    code: 1,
    text: expect.stringContaining('no later checkpoint among these files confirms it'),
  })
  expect((await proofOf(plays[0] ?? '')).body.data.proof.failure).toBe('signature')
  await sealUsage(noonOf(4))
  downloads.save('chain.jsonl', await downloads.readChain())
  expect(await downloads.verify('chain.jsonl')).toMatchObject({ code: 0 })
  expect((await proofOf(plays[0] ?? '')).body.data.proof.failure).toBeNull()
  const { text } = await backend.call('GET', `/usage/plays/${plays[0]}/proof`, { token: owner.token })
  expect(JSON.parse(text).proof.checkpoints).toHaveLength(3)
  downloads.save('proof.json', text)
  expect(await downloads.verify('proof.json')).toMatchObject({ code: 0 })
})

/** The log in the admin panel, as a new member of staff sees it. */
async function openLog(role?: string) {
  const { token } = await openPanel(backend, role)
  return async (path: string) => {
    const url = `${backend.origin}/content-manager/usage-log${path}`
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

test('staff who may read the setting list the seals and download the log, others do not', async () => {
  const staff = await openLog()
  const body = JSON.parse((await staff('')).text)
  expect(body.data[0]).toMatchObject({ number: 4, day: '2031-03-04', size: 3 })
  expect(JSON.parse((await staff('?before=2')).text).data).toHaveLength(1)
  const { text, headers } = await staff('/4')
  expect(headers.get('content-disposition')).toContain('usage-log-2031-03-04.jsonl')
  downloads.save('day.jsonl', text)
  downloads.save('chain.jsonl', (await staff('/checkpoints')).text)
  expect(await downloads.verify('day.jsonl', 'chain.jsonl')).toMatchObject({ code: 0 })
  expect((await staff('/9')).status).toBe(404)
  const editor = await openLog('strapi-editor')
  for (const path of ['', '/4', '/checkpoints']) expect((await editor(path)).status).toBe(403)
})
