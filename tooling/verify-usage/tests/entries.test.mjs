import { expect, test } from 'vitest'
import { canonicalJson } from './generator/log.mjs'
import { entries, latePlays, november, play, plays } from './generator/sample.mjs'
import { createWorkbench, wrong } from './workbench.mjs'

const day = 86_400_000

test.each([
  ['with spaces', '{"type": "play"}', 1, 'Entry 673 is not canonical JSON.'],
  ['with members in another order', '{"type":"key","salt":"x"}', 1, 'Entry 673 is not canonical JSON.'],
  ['with a member twice', '{"salt":"x","salt":"x","type":"key"}', 1, 'Entry 673 is not canonical JSON.'],
  ['that is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 1, 'Entry 673 is not canonical JSON.'],
  [
    'that lacks a field',
    canonicalJson({ type: 'zone', salt: '0'.repeat(32), at: 1, zone_id: 1, number: 1 }),
    1,
    'Entry 673 (zone) lacks the field name.',
  ],
  [
    'with a wrong value',
    canonicalJson({ type: 'zone', salt: '0'.repeat(32), at: 1, zone_id: 1.5, number: 1, name: '' }),
    1,
    'Entry 673 (zone) has a wrong value in the field zone_id.',
  ],
  [
    'of another type',
    canonicalJson({ type: 'head', salt: '0'.repeat(32) }),
    2,
    'Entry 673 has the unknown type "head". Use a newer version',
  ],
  [
    'with another field',
    canonicalJson({ type: 'zone', salt: '0'.repeat(32), at: 1, zone_id: 1, number: 1, name: '', floor: 1 }),
    2,
    'Entry 673 (zone) has the unknown field floor.',
  ],
])('an entry %s is refused', async (_, raw, code, message) => {
  expect(await createWorkbench({ more: [['raw', raw]] }).verify()).toEqual({
    code,
    text: expect.stringContaining(message),
  })
})

test('a play that is in the log twice is refused', async () => {
  expect(await createWorkbench({ more: [plays[0]] }).verify()).toEqual(
    wrong('Entry 673 is a play that is already in the log, as entry 21.'),
  )
})

const started = november + 5 * day
test.each([
  [
    'before the pairing',
    { started_at: started - 30 * day, received_at: started },
    'before its device was paired',
  ],
  ['of an unknown device', { player_id: 999 }, 'of devices that were never paired'],
  ['of another pairing', { epoch: 2 }, 'with the number of another pairing (epoch)'],
  [
    'in another zone',
    { zone_id: 12, business_unit_id: 2 },
    'in another zone than the one with which its device was paired',
  ],
  ['from the future', { received_at: started - day }, 'that began after it had arrived'],
  [
    'that is too old',
    { started_at: started, received_at: started + 37 * day },
    'that arrived more than 36 days after it began',
  ],
  ['longer than its track', { duration_ms: 900_000 }, 'longer than its track'],
  [
    'without a licence',
    { started_at: started + 400 * day, received_at: started + 400 * day },
    'at a time at which their zone had no licence',
  ],
])('a play %s is a finding', async (_, more, message) => {
  const bench = createWorkbench({
    late: () => [
      ...latePlays,
      play(1, 1, started, { play_id: '00000000-0000-4000-8000-000000000000', ...more }),
    ],
  })
  const { code, text } = await bench.verify()
  expect(code).toBe(1)
  expect(text).toMatch(/^FINDING {6}rules at arrival: plays /m)
  expect(text).toContain(`${message}: 1 (entry 672)`)
})

test('plays from before the log are exempt if their device is not in it', async () => {
  const at = november + 60 * day
  const calendar = ['calendar', { at, business_unit_id: 1, open: [] }]
  const first = () =>
    entries().map(([type, fields]) => {
      if (type === 'device' || type === 'licence') return calendar
      return [type, fields.at ? { ...fields, at } : fields]
    })
  const { code, text } = await createWorkbench({ first, late: () => [] }).verify({ names: [] })
  expect(text).toContain(
    'imported plays from before the log began whose venue (0), device (631) or licence (631) is not in the log',
  )
  expect(code).toBe(0)
})

test('a play may refer only to the credits of its track', async () => {
  const bench = createWorkbench({
    late: () => [play(1, 1, started, { play_id: '00000000-0000-4000-8000-000000000000', credits: 0 })],
  })
  expect(await bench.verify()).toEqual(
    wrong('names entry 0 as its credits, which is not an earlier entry with the credits of its track'),
  )
})

test('what came before the log is named', async () => {
  const migration = { at: 1, origin: 'lama.example/usage', checkpoint: 'lama.example/usage' }
  const { code, text } = await createWorkbench({ more: [['migration', migration]] }).verify({ names: [] })
  expect(code).toBe(0)
  expect(text).toContain(
    'NOT CHECKED  what came before the log: the log lama.example/usage, whose files were lost',
  )
})
