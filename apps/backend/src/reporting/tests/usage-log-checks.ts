import { expect, test } from 'vitest'
import type { Backend } from '#tests/harness'
import { decodeJwsPart } from '#tests/licences'
import type { createDownloadFolder } from '#tests/seals'
import { bypassTriggers } from '#tests/triggers'

type World = {
  backend: Backend
  downloads: Awaited<ReturnType<typeof createDownloadFolder>>
  /** The ids of the 1,100 plays in the second seal. */
  plays: string[]
  /** The ids of plays that are not sealed yet. */
  late: string[]
}

/** Tests the stand-alone program on daily logs and on the chain; called by the seal tests. */
export function testDayLogs(getWorld: () => World) {
  const rows = (table: string) => getWorld().backend.strapi.db.connection(table)

  const verifyDay = async (change: (lines: string[]) => string[] = lines => lines) => {
    const { downloads } = getWorld()
    const lines = (await downloads.readDay(2)).trimEnd().split('\n')
    downloads.save('day.jsonl', `${change(lines).join('\n')}\n`)
    return downloads.verify('day.jsonl')
  }

  test('accepts every day and the chain, and a line contains credits and no additional fields', async () => {
    const { downloads } = getWorld()
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

  const bypass = (table: string, work: () => Promise<unknown>) =>
    bypassTriggers(getWorld().backend, table, work)
  const play = () => rows('plays').where({ play_id: getWorld().plays[1_030] })

  test('identifies a row that was changed in the database', async () => {
    const { plays } = getWorld()
    await bypass('plays', () => play().update({ seconds: 10 }))
    expect(await verifyDay()).toMatchObject({
      code: 1,
      text: expect.stringContaining(`Line 1032 (play ${plays[1_030]}) was changed`),
    })
    await bypass('plays', () => play().update({ seconds: 180.25 }))
    expect(await verifyDay()).toMatchObject({ code: 0 })
  })

  test('identifies the first line whose credits were changed in the database', async () => {
    const track = rows('track_revisions').where({ title: 'Lagu pagi' })
    await bypass('track_revisions', () => track.clone().update({ composers: '["Bukan Pencipta"]' }))
    expect(await verifyDay()).toMatchObject({ code: 1, text: expect.stringContaining('Line 2 (play') })
    await bypass('track_revisions', () => track.clone().update({ composers: '["Ayu Contoh"]' }))
  })

  test('identifies a row that was removed from the database', async () => {
    const [row] = await play()
    await bypass('plays', () => play().delete())
    expect(await verifyDay()).toMatchObject({
      code: 1,
      text: expect.stringContaining('Line 1032: this play was removed'),
    })
    await rows('plays').insert(row)
    expect(await verifyDay()).toMatchObject({ code: 0 })
  })

  test('identifies a row that was added to a seal in the database', async () => {
    const { late } = getWorld()
    const [row] = await rows('plays').where({ play_id: late[0] }).select('id')
    await rows('seal_leaves').insert({ seal: 2, position: 1_100, play_id: row.id })
    expect(await verifyDay()).toMatchObject({
      code: 1,
      text: expect.stringContaining(`Line 1102 (play ${late[0]}) was added`),
    })
    await bypass('seal_leaves', () => rows('seal_leaves').where({ play_id: row.id }).delete())
  })

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    [
      'reordered lines',
      ([header = '', one = '', two = '', ...rest]) => [header, two, one, ...rest],
      /Line 2: the line with index 0 is missing or in another place/,
    ],
    [
      'reordered and renumbered lines',
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
      'different section hashes',
      ([header = '', ...rest]) => [header.replace(/"chunks":\["./, '"chunks":["z'), ...rest],
      /Line 1: the hashes of the sections/,
    ],
    ['a broken line', lines => lines.with(3, '{'), /Line 4 is not readable/],
  ])('rejects a download with %s', async (_, change, message) => {
    expect(await verifyDay(change)).toEqual({ code: 1, text: expect.stringMatching(message) })
  })

  test('rejects a truncated chain and a replaced checkpoint', async () => {
    const { downloads } = getWorld()
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
    const forged = Buffer.from(JSON.stringify({ ...decodeJwsPart(payload), size: 1 })).toString('base64url')
    downloads.save('one.jws', `${header}.${forged}.${signature}`)
    expect(await downloads.verify('one.jws')).toMatchObject({
      code: 1,
      text: expect.stringContaining('signature'),
    })
  })

  test('rejects a checkpoint signed with an unknown key, and fails without keys', async () => {
    const { downloads } = getWorld()
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
}
